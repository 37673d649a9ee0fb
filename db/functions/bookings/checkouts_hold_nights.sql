-- An open checkout has all of its nights and those of its preparation until it expires, or is refused; one that isn't open any more lets go of them, but for those
-- that wait for its booking. Now is when it was written by the product's clock. Its nights are taken in date order, and one checkout of a listing after the
-- other, because a booking takes its preparation on both sides.
CREATE OR REPLACE FUNCTION checkouts_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after, OLD.package_id, OLD.departure_id, OLD.seats, OLD.begins_at, OLD.ends_at)
    IS DISTINCT FROM (NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after, NEW.package_id, NEW.departure_id, NEW.seats, NEW.begins_at, NEW.ends_at) THEN
    RAISE EXCEPTION 'a checkout keeps its stay' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (CASE WHEN TG_OP = 'DELETE' THEN OLD.package_id ELSE NEW.package_id END) IS NOT NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || coalesce(NEW.property_id, OLD.property_id), 0));
  IF TG_OP = 'DELETE' OR NEW.state NOT IN ('holding', 'asked') THEN
    PERFORM release_checkout_nights(OLD.id, OLD.property_id, OLD.check_in - OLD.preparation_before, OLD.check_out + OLD.preparation_after);
    RETURN NULL;
  END IF;
  INSERT INTO occupied_nights AS o (property_id, night, checkout_id, checkout_ends, claimed_at)
    SELECT NEW.property_id, NEW.check_in + n, NEW.id, NEW.expires_at, NEW.changed_at
      FROM generate_series(-NEW.preparation_before, NEW.check_out - NEW.check_in + NEW.preparation_after - 1) AS n ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET checkout_id = excluded.checkout_id, checkout_ends = excluded.checkout_ends
      WHERE o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0
        AND (o.hours_until IS NULL OR o.hours_until <= NEW.changed_at)
        AND (o.checkout_id IS NULL OR o.checkout_id = NEW.id OR o.checkout_ends <= NEW.changed_at)
        AND (o.night < NEW.check_in OR o.night >= NEW.check_out OR NOT o.is_blocked AND cardinality(o.preparing) = 0);
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> NEW.check_out - NEW.check_in + NEW.preparation_before + NEW.preparation_after THEN
    RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER checkouts_changed_hold_nights AFTER UPDATE ON checkouts FOR EACH ROW
  WHEN ((OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after)
      IS DISTINCT FROM (NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after)
    OR NEW.state IN ('holding', 'asked') AND (OLD.state NOT IN ('holding', 'asked') OR OLD.expires_at <> NEW.expires_at)
    OR OLD.state IN ('holding', 'asked') AND NEW.state NOT IN ('holding', 'asked', 'booked'))
  EXECUTE FUNCTION checkouts_hold_nights();
CREATE OR REPLACE TRIGGER checkouts_made_hold_nights AFTER INSERT ON checkouts FOR EACH ROW
  WHEN (NEW.state IN ('holding', 'asked')) EXECUTE FUNCTION checkouts_hold_nights();
CREATE OR REPLACE TRIGGER checkouts_removed_free_nights AFTER DELETE ON checkouts FOR EACH ROW
  WHEN (OLD.state IN ('holding', 'asked')) EXECUTE FUNCTION checkouts_hold_nights();
