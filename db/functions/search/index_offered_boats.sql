-- Boats whose packages change, or that begin or stop to sell hours, are indexed again, in the order of their ids, so that no two who change several wait for each other.
CREATE OR REPLACE FUNCTION index_offered_boats() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_listing(property_id) FROM (SELECT DISTINCT property_id FROM changed ORDER BY property_id) AS boats;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_packages_added_are_indexed AFTER INSERT ON boat_packages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_offered_boats();
CREATE OR REPLACE TRIGGER boat_packages_changed_are_indexed AFTER UPDATE ON boat_packages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_offered_boats();
CREATE OR REPLACE TRIGGER boat_packages_removed_are_indexed AFTER DELETE ON boat_packages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_offered_boats();
CREATE OR REPLACE TRIGGER boat_clocks_added_are_indexed AFTER INSERT ON boat_clocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_offered_boats();
CREATE OR REPLACE TRIGGER boat_clocks_removed_are_indexed AFTER DELETE ON boat_clocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_offered_boats();
