-- Nobody books who deleted the account while they were at it.
CREATE OR REPLACE FUNCTION refuse_bookings_of_deleted_people() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  left_at timestamptz;
BEGIN
  SELECT deleted_at INTO left_at FROM profiles WHERE id = NEW.guest_id FOR KEY SHARE;
  IF left_at IS NOT NULL THEN
    RAISE EXCEPTION 'this guest deleted the account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER bookings_need_their_guest BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_bookings_of_deleted_people();
CREATE OR REPLACE TRIGGER checkouts_need_their_guest BEFORE INSERT ON checkouts FOR EACH ROW EXECUTE FUNCTION refuse_bookings_of_deleted_people();
