-- Pages of a listing, of its neighbours and of the search are told when its reviews change.
CREATE OR REPLACE FUNCTION tell_pages_of_reviews() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('listing:' || p.id) || array_agg(near_tag(p.latitude, p.longitude, p.place_precision)) || ARRAY['search'])
    FROM listing_details p WHERE p.id IN (SELECT property_id FROM changed) HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reviews_added_tell_pages AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_reviews();
CREATE OR REPLACE TRIGGER reviews_changed_tell_pages AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_reviews();
CREATE OR REPLACE TRIGGER reviews_removed_tell_pages AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_reviews();
