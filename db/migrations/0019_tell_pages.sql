-- Pages are told what changed, so that each server empties only what shows it. The tags are those of src/platform/page-tags.ts.
DROP TRIGGER properties_tell_pages ON properties;
--> statement-breakpoint
DROP TRIGGER property_photos_tell_pages ON property_photos;
--> statement-breakpoint
DROP TRIGGER occupied_nights_tell_pages ON occupied_nights;
--> statement-breakpoint
DROP TRIGGER property_custom_prices_tell_pages ON property_custom_prices;
--> statement-breakpoint
DROP TRIGGER reviews_tell_pages ON reviews;
--> statement-breakpoint
DROP TRIGGER profiles_tell_pages ON profiles;
--> statement-breakpoint
DROP FUNCTION tell_pages();
--> statement-breakpoint
CREATE FUNCTION tell_pages(tags text[]) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_notify('pages', tag) FROM (SELECT DISTINCT unnest(CASE WHEN cardinality(tags) > 200 THEN ARRAY['*'] ELSE tags END) AS tag) AS told WHERE tag IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION near_tag(latitude double precision, longitude double precision, place_precision text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'near:' || floor(shown_coordinate(latitude, place_precision)) || ':' || floor(shown_coordinate(longitude, place_precision))
$$;
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('listing:' || id) || array_agg(near_tag(latitude, longitude, place_precision)) || ARRAY['newest', 'search']) FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_changed_listings() RETURNS trigger
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
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_photos() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'listing:' || property_id)) FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'nights:' || property_id) || ARRAY['search-dates']) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_reviews() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('listing:' || p.id) || array_agg(near_tag(p.latitude, p.longitude, p.place_precision)) || ARRAY['search'])
    FROM properties p WHERE p.id IN (SELECT property_id FROM changed) HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_profiles() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('profile:' || id)) FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_added_tell_pages AFTER INSERT ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_listings();
--> statement-breakpoint
CREATE TRIGGER properties_changed_tell_pages AFTER UPDATE ON properties REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_changed_listings();
--> statement-breakpoint
CREATE TRIGGER properties_removed_tell_pages AFTER DELETE ON properties REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_listings();
--> statement-breakpoint
CREATE TRIGGER property_photos_added_tell_pages AFTER INSERT ON property_photos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_photos();
--> statement-breakpoint
CREATE TRIGGER property_photos_changed_tell_pages AFTER UPDATE ON property_photos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_photos();
--> statement-breakpoint
CREATE TRIGGER property_photos_removed_tell_pages AFTER DELETE ON property_photos REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_photos();
--> statement-breakpoint
CREATE TRIGGER occupied_nights_added_tell_pages AFTER INSERT ON occupied_nights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
--> statement-breakpoint
CREATE TRIGGER occupied_nights_changed_tell_pages AFTER UPDATE ON occupied_nights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
--> statement-breakpoint
CREATE TRIGGER occupied_nights_removed_tell_pages AFTER DELETE ON occupied_nights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
--> statement-breakpoint
CREATE TRIGGER property_custom_prices_added_tell_pages AFTER INSERT ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
--> statement-breakpoint
CREATE TRIGGER property_custom_prices_changed_tell_pages AFTER UPDATE ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
--> statement-breakpoint
CREATE TRIGGER property_custom_prices_removed_tell_pages AFTER DELETE ON property_custom_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
--> statement-breakpoint
CREATE TRIGGER reviews_added_tell_pages AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_changed_tell_pages AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_removed_tell_pages AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_reviews();
--> statement-breakpoint
CREATE TRIGGER profiles_changed_tell_pages AFTER UPDATE ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_profiles();
--> statement-breakpoint
CREATE TRIGGER profiles_removed_tell_pages AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_profiles();
