-- A listing that is added or removed tells its own pages, the newest, its neighbours and the search.
CREATE OR REPLACE FUNCTION tell_pages_of_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('listing:' || id) || array_agg(near_tag(latitude, longitude, place_precision)) || ARRAY['newest', 'search']) FROM changed;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER properties_added_tell_pages AFTER INSERT ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_listings();
CREATE OR REPLACE TRIGGER properties_removed_tell_pages AFTER DELETE ON properties REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_listings();
