-- Preparation joins blocks and other preparation, and is refused where somebody stays or is paying for it. It is claimed after the nights of the stay: triggers run in the order of
-- their names.
CREATE OR REPLACE FUNCTION bookings_hold_preparation() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  moment timestamptz := coalesce(NEW.changed_at, NEW.created_at);
BEGIN
  INSERT INTO occupied_nights AS o (property_id, night, preparing, claimed_at)
    SELECT NEW.property_id, NEW.check_in + n, ARRAY[NEW.id], moment
      FROM generate_series(-NEW.preparation_before, NEW.check_out - NEW.check_in + NEW.preparation_after - 1) AS n
      WHERE n < 0 OR n >= NEW.check_out - NEW.check_in ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET preparing = o.preparing || excluded.preparing, checkout_id = NULL, checkout_ends = NULL,
        claimed_at = CASE WHEN o.held_until < 'infinity' THEN excluded.claimed_at ELSE o.claimed_at END
      WHERE o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0
        AND (o.checkout_id IS NULL OR o.checkout_id = NEW.checkout_id OR o.checkout_ends <= moment);
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> NEW.preparation_before + NEW.preparation_after THEN
    RAISE EXCEPTION 'a night of the preparation is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_then_hold_preparation AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND NEW.preparation_before + NEW.preparation_after > 0) EXECUTE FUNCTION bookings_hold_preparation();
CREATE OR REPLACE TRIGGER bookings_then_move_preparation AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND NEW.preparation_before + NEW.preparation_after > 0 AND
    (OLD.status, OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after)
    IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after))
  EXECUTE FUNCTION bookings_hold_preparation();
