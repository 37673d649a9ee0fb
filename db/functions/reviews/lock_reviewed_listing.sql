-- A new review's foreign key shares the listing's row, and its index then wants that row for itself. Whoever deletes the listing in between
-- would wait for the one and be waited for by the other, so the stronger lock comes first.
CREATE OR REPLACE FUNCTION lock_reviewed_listing() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM properties WHERE id = NEW.property_id FOR NO KEY UPDATE;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER reviews_lock_their_listing BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION lock_reviewed_listing();
