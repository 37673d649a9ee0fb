-- Pages that show what a boat is sold by besides nights are told when it changes. Starts and prices only change with their package.
CREATE OR REPLACE FUNCTION tell_pages_of_charters() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'nights:' || property_id) || ARRAY['search']) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_packages_added_tell_pages AFTER INSERT ON boat_packages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_packages_changed_tell_pages AFTER UPDATE ON boat_packages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_packages_removed_tell_pages AFTER DELETE ON boat_packages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_extras_added_tell_pages AFTER INSERT ON boat_extras REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_extras_changed_tell_pages AFTER UPDATE ON boat_extras REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_extras_removed_tell_pages AFTER DELETE ON boat_extras REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_clocks_added_tell_searches AFTER INSERT ON boat_clocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
CREATE OR REPLACE TRIGGER boat_clocks_removed_tell_searches AFTER DELETE ON boat_clocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_charters();
