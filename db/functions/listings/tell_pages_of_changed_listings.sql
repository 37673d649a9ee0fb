-- A changed listing tells its own pages, and those of search, neighbours and newest listings only if something changed that they show.
CREATE OR REPLACE FUNCTION tell_pages_of_changed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(tag)) FROM former f JOIN changed c ON c.id = f.id CROSS JOIN LATERAL unnest(
    ARRAY['listing:' || c.id]
    || CASE WHEN (f.status, f.created_at) IS DISTINCT FROM (c.status, c.created_at) THEN ARRAY['newest'] ELSE '{}' END
    || CASE WHEN (f.status, f.type, f.latitude, f.longitude, f.place_precision) IS DISTINCT FROM (c.status, c.type, c.latitude, c.longitude, c.place_precision)
      THEN ARRAY[near_tag(f.latitude, f.longitude, f.place_precision), near_tag(c.latitude, c.longitude, c.place_precision)] ELSE '{}' END
    || CASE WHEN (f.status, f.host_id, f.type, f.category, f.price_per_night, f.capacity, f.minimum_nights, f.amenities, f.latitude, f.longitude, f.place_precision,
        f.title, f.street_address, f.city, f.state, f.zip_code, f.country, f.created_at)
      IS DISTINCT FROM (c.status, c.host_id, c.type, c.category, c.price_per_night, c.capacity, c.minimum_nights, c.amenities, c.latitude, c.longitude, c.place_precision,
        c.title, c.street_address, c.city, c.state, c.zip_code, c.country, c.created_at)
      THEN ARRAY['search'] ELSE '{}' END) AS tag;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER properties_changed_tell_pages AFTER UPDATE ON properties REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_changed_listings();
