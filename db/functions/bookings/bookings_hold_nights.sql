-- A booking has all of its nights or is refused. One that moves takes and leaves them in date order: new ones before the old stay, the old stay's, new ones
-- after it. So two that move into each other's nights don't wait for each other in a circle, and nights that both stays have are never let go of.
CREATE OR REPLACE FUNCTION bookings_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  moves boolean := TG_OP = 'UPDATE';
  held integer := 0;
  kept integer := 0;
  taken integer;
  moment timestamptz;
BEGIN
  -- Of a charter, the hours that it takes say which nights are taken.
  IF (CASE WHEN TG_OP = 'DELETE' THEN OLD.package_id ELSE NEW.package_id END) IS NOT NULL THEN
    RETURN NULL;
  END IF;
  IF moves THEN
    moves := OLD.status = 'confirmed' AND NEW.status = 'confirmed' AND OLD.property_id = NEW.property_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    moment := coalesce(NEW.changed_at, NEW.created_at);
  END IF;
  IF moves AND NEW.check_in < OLD.check_in THEN
    held := claim_booked_nights(NEW.property_id, NEW.id, NEW.checkout_id, NEW.check_in, least(NEW.check_out, OLD.check_in), moment);
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out ORDER BY night FOR UPDATE;
    IF moves THEN
      -- What is left of it is another stay from now on, which calendars that read ours should notice.
      UPDATE occupied_nights SET claimed_at = moment WHERE property_id = OLD.property_id AND booking_id = OLD.id
        AND night >= greatest(OLD.check_in, NEW.check_in) AND night < least(OLD.check_out, NEW.check_out);
      GET DIAGNOSTICS kept = ROW_COUNT;
    END IF;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND booking_id = OLD.id AND NOT is_blocked AND calendars = 0 AND hours_until IS NULL AND NOT (moves AND night >= NEW.check_in AND night < NEW.check_out);
    UPDATE occupied_nights SET booking_id = NULL WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND booking_id = OLD.id AND NOT (moves AND night >= NEW.check_in AND night < NEW.check_out);
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO released_stays (property_id, booking_id, check_in, check_out, released_at)
        VALUES (OLD.property_id, OLD.id, OLD.check_in, OLD.check_out, coalesce(NEW.cancelled_at, NEW.changed_at, now()))
        ON CONFLICT (property_id, booking_id, check_in, check_out) DO UPDATE SET released_at = excluded.released_at;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN
    taken := claim_booked_nights(
      NEW.property_id, NEW.id, NEW.checkout_id, CASE WHEN moves THEN greatest(NEW.check_in, OLD.check_out) ELSE NEW.check_in END, NEW.check_out, moment);
    IF held + kept + taken <> NEW.check_out - NEW.check_in THEN
      RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_changed_hold_nights AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.property_id, OLD.check_in, OLD.check_out) IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out))
  EXECUTE FUNCTION bookings_hold_nights();
CREATE OR REPLACE TRIGGER bookings_made_hold_nights AFTER INSERT OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_hold_nights();
