-- Bookings of a listing that need preparation go one after the other, because its nights lie on both sides of the stay's, and so do those of a boat that sells hours.
CREATE OR REPLACE FUNCTION bookings_wait_to_prepare() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT wait_for_hours(NEW.property_id) AND NEW.preparation_before + NEW.preparation_after > 0 THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || NEW.property_id, 0));
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER bookings_wait_to_prepare BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_wait_to_prepare();
CREATE OR REPLACE TRIGGER bookings_moved_wait_to_prepare BEFORE UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after, OLD.begins_at, OLD.ends_at, OLD.package_id, OLD.departure_id, OLD.seats, OLD.prepare_minutes)
    IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after, NEW.begins_at, NEW.ends_at, NEW.package_id, NEW.departure_id, NEW.seats, NEW.prepare_minutes))
  EXECUTE FUNCTION bookings_wait_to_prepare();
