-- People who still expect each other are not deleted from under each other.
CREATE OR REPLACE FUNCTION refuse_to_forget_bookings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'confirmed' AND OLD.ends_at > now() THEN
    RAISE EXCEPTION 'this booking is still ahead' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER bookings_ahead_are_kept BEFORE DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_to_forget_bookings();
