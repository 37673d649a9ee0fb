-- Pages of a listing are told when its photos change.
CREATE OR REPLACE FUNCTION tell_pages_of_photos() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'listing:' || property_id)) FROM changed;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER property_photos_added_tell_pages AFTER INSERT ON property_photos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_photos();
CREATE OR REPLACE TRIGGER property_photos_changed_tell_pages AFTER UPDATE ON property_photos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_photos();
CREATE OR REPLACE TRIGGER property_photos_removed_tell_pages AFTER DELETE ON property_photos REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_photos();
