-- Bookings of a listing that need preparation go one after the other, because its nights lie on both sides of the stay's.
CREATE OR REPLACE FUNCTION bookings_wait_to_prepare() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || NEW.property_id, 0));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER bookings_wait_to_prepare BEFORE INSERT OR UPDATE ON bookings FOR EACH ROW
  WHEN (NEW.preparation_before + NEW.preparation_after > 0) EXECUTE FUNCTION bookings_wait_to_prepare();
