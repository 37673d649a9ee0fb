-- Pages that show a listing's nights are told when it changes until when one is held.
CREATE OR REPLACE FUNCTION tell_pages_of_held_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'nights:' || c.property_id) || ARRAY['search-dates'])
    FROM changed c JOIN former f ON f.property_id = c.property_id AND f.night = c.night WHERE f.held_until <> c.held_until HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER occupied_nights_changed_tell_pages AFTER UPDATE ON occupied_nights REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION tell_pages_of_held_nights();
