-- A listing that is added or changed is indexed again in the same transaction.
CREATE OR REPLACE FUNCTION index_changed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_listing(id) FROM changed;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER properties_added_are_indexed AFTER INSERT ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
CREATE OR REPLACE TRIGGER properties_changed_are_indexed AFTER UPDATE ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
