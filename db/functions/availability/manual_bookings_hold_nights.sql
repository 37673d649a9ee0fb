-- A manual booking holds its nights, and is refused where somebody else stays. It leaves no released_stays: it is often another site's own, and when its host
-- takes it out here, that site's calendar must hold its nights at once.
CREATE OR REPLACE FUNCTION manual_bookings_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer := 0;
BEGIN
  -- Of hours of a boat, `held_times` says which nights they reach into.
  IF (CASE WHEN TG_OP = 'DELETE' THEN OLD.by_hours ELSE NEW.by_hours END) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.property_id <> OLD.property_id THEN
    RAISE EXCEPTION 'a manual booking stays at its listing' USING ERRCODE = 'restrict_violation';
  END IF;
  -- Bookings that need preparation take nights on both sides of their own.
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || coalesce(NEW.property_id, OLD.property_id), 0));
  IF TG_OP = 'UPDATE' THEN
    held := claim_manual_nights(NEW.property_id, NEW.id, NEW.check_in, least(NEW.check_out, OLD.check_in));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out AND manual_booking_id = OLD.id
      ORDER BY night FOR UPDATE;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out AND manual_booking_id = OLD.id
      AND NOT is_blocked AND calendars = 0 AND cardinality(preparing) = 0 AND checkout_id IS NULL AND hours_until IS NULL AND (TG_OP = 'DELETE' OR night < NEW.check_in OR night >= NEW.check_out);
    UPDATE occupied_nights SET manual_booking_id = NULL WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND manual_booking_id = OLD.id AND (TG_OP = 'DELETE' OR night < NEW.check_in OR night >= NEW.check_out);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE occupied_nights SET claimed_at = NEW.changed_at WHERE property_id = OLD.property_id AND manual_booking_id = OLD.id
      AND night >= greatest(OLD.check_in, NEW.check_in) AND night < least(OLD.check_out, NEW.check_out);
    held := held + greatest(0, least(OLD.check_out, NEW.check_out) - greatest(OLD.check_in, NEW.check_in))
      + claim_manual_nights(NEW.property_id, NEW.id, greatest(NEW.check_in, OLD.check_out), NEW.check_out);
  ELSIF TG_OP = 'INSERT' THEN
    held := claim_manual_nights(NEW.property_id, NEW.id, NEW.check_in, NEW.check_out);
  END IF;
  IF TG_OP <> 'DELETE' AND held <> NEW.check_out - NEW.check_in THEN
    RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER manual_bookings_added_hold_nights AFTER INSERT OR DELETE ON manual_bookings FOR EACH ROW EXECUTE FUNCTION manual_bookings_hold_nights();
CREATE OR REPLACE TRIGGER manual_bookings_changed_hold_nights AFTER UPDATE ON manual_bookings FOR EACH ROW
  WHEN ((OLD.property_id, OLD.check_in, OLD.check_out) IS DISTINCT FROM (NEW.property_id, NEW.check_in, NEW.check_out))
  EXECUTE FUNCTION manual_bookings_hold_nights();
