-- Whether anybody ever booked the listing: then it is only marked as deleted, so that guests keep their history.
CREATE FUNCTION listing_was_booked(listing uuid) RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE property_id = listing) $$;
--> statement-breakpoint
-- A listing is not deleted from under guests who are there or still to come. The lock makes bookings that are being made wait.
CREATE FUNCTION refuse_to_delete_expected_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM properties WHERE id = OLD.id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM bookings WHERE property_id = OLD.id AND status = 'confirmed' AND ends_at > now()) THEN
    RAISE EXCEPTION 'guests are still expected here' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_expected_are_kept BEFORE UPDATE OF status ON properties FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION refuse_to_delete_expected_listings();
--> statement-breakpoint
-- Nobody books what was deleted while they were at it: to them its nights are taken.
CREATE FUNCTION refuse_to_book_deleted_listings() RETURNS trigger
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
--> statement-breakpoint
CREATE TRIGGER bookings_need_a_listing BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_to_book_deleted_listings();
