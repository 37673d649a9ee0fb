-- Listings whose reviews change are indexed again, in the order of their ids, so that no two who change several wait for each other.
CREATE OR REPLACE FUNCTION index_reviewed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_listing(property_id) FROM (SELECT DISTINCT property_id FROM changed ORDER BY property_id) AS listings;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reviews_added_are_indexed AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_reviewed_listings();
CREATE OR REPLACE TRIGGER reviews_changed_are_indexed AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_reviewed_listings();
CREATE OR REPLACE TRIGGER reviews_removed_are_indexed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_reviewed_listings();
