-- Pages that show a boat are told when what it is sold by changes. Its hours and what takes them say so themselves.
CREATE OR REPLACE FUNCTION tell_pages_of_packages() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'nights:' || property_id) || ARRAY['search']) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_packages_added_tell_pages AFTER INSERT ON boat_packages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
CREATE OR REPLACE TRIGGER boat_packages_changed_tell_pages AFTER UPDATE ON boat_packages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
CREATE OR REPLACE TRIGGER boat_extras_added_tell_pages AFTER INSERT ON boat_extras REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
CREATE OR REPLACE TRIGGER boat_extras_changed_tell_pages AFTER UPDATE ON boat_extras REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
CREATE OR REPLACE TRIGGER boat_extras_removed_tell_pages AFTER DELETE ON boat_extras REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
CREATE OR REPLACE TRIGGER boat_clocks_added_tell_pages AFTER INSERT ON boat_clocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
CREATE OR REPLACE TRIGGER boat_clocks_removed_tell_pages AFTER DELETE ON boat_clocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_packages();
