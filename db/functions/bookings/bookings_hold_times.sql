-- At a boat that sells hours, a booking holds its time: a charter its own, with what it needs before it; seats by their departure; nights from check-in to check-out.
-- What its checkout held becomes its own.
CREATE OR REPLACE FUNCTION bookings_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  had boolean := false;
  has boolean := false;
  moment timestamptz;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    moment := coalesce(NEW.changed_at, NEW.created_at);
    has := NEW.status = 'confirmed';
  END IF;
  IF TG_OP <> 'INSERT' THEN
    had := OLD.status = 'confirmed';
  END IF;
  IF NOT wait_for_hours((CASE WHEN TG_OP = 'DELETE' THEN OLD.property_id ELSE NEW.property_id END)) THEN
    IF has AND NEW.package_id IS NOT NULL THEN
      RAISE EXCEPTION 'this boat sells no hours' USING ERRCODE = 'exclusion_violation';
    END IF;
    RETURN NULL;
  END IF;
  IF had AND OLD.departure_id IS NOT NULL AND NOT (has AND NEW.departure_id IS NOT DISTINCT FROM OLD.departure_id) THEN
    PERFORM give_seats(OLD.departure_id, OLD.id);
  ELSIF had AND OLD.departure_id IS NULL AND (NOT has OR NEW.departure_id IS NOT NULL OR (NEW.package_id IS NULL) <> (OLD.package_id IS NULL)) THEN
    PERFORM free_time(OLD.property_id, OLD.id);
  END IF;
  IF has AND NEW.departure_id IS NOT NULL THEN
    PERFORM take_seats(NEW.departure_id, NEW.id, NEW.checkout_id, NEW.seats, 'infinity', moment);
  ELSIF has THEN
    IF NOT had AND NEW.checkout_id IS NOT NULL THEN
      PERFORM free_time(NEW.property_id, NEW.checkout_id);
    END IF;
    PERFORM hold_time(NEW.property_id, CASE WHEN NEW.package_id IS NULL THEN 'stay' ELSE 'charter' END, NEW.id, NEW.package_id IS NULL,
      tstzrange(NEW.begins_at, NEW.ends_at), NEW.prepare_minutes, 'infinity', moment);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_changed_then_hold_times AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.property_id, OLD.begins_at, OLD.ends_at, OLD.package_id, OLD.departure_id, OLD.seats, OLD.prepare_minutes)
    IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.begins_at, NEW.ends_at, NEW.package_id, NEW.departure_id, NEW.seats, NEW.prepare_minutes))
  EXECUTE FUNCTION bookings_hold_times();
CREATE OR REPLACE TRIGGER bookings_made_then_hold_times AFTER INSERT OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_hold_times();
