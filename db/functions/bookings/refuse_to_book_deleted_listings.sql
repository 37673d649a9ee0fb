-- Nobody books what was deleted while they were at it: to them its nights are taken.
CREATE OR REPLACE FUNCTION refuse_to_book_deleted_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  listing_status text;
BEGIN
  SELECT status INTO listing_status FROM properties WHERE id = NEW.property_id FOR KEY SHARE;
  IF listing_status = 'deleted' THEN
    RAISE EXCEPTION 'this listing was deleted' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER bookings_need_a_listing BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_to_book_deleted_listings();
CREATE OR REPLACE TRIGGER checkouts_need_a_listing BEFORE INSERT ON checkouts FOR EACH ROW EXECUTE FUNCTION refuse_to_book_deleted_listings();
