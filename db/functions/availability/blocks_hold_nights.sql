-- A host's block holds its nights beside calendars and preparation, and is refused where somebody booked or is paying. Lifted, it frees what nobody else claims.
CREATE OR REPLACE FUNCTION blocks_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  PERFORM wait_for_hours(c.property_id) FROM (SELECT DISTINCT property_id FROM changed ORDER BY property_id) AS c;
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM occupied_nights WHERE (property_id, night) IN (SELECT property_id, date + n FROM changed, generate_series(-1, 1) n)
      ORDER BY property_id, night FOR UPDATE;
    DELETE FROM occupied_nights o USING changed c WHERE o.property_id = c.property_id AND o.night = c.date AND o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0
      AND cardinality(o.preparing) = 0 AND o.checkout_id IS NULL AND o.hours_until IS NULL;
    UPDATE occupied_nights o SET is_blocked = false FROM changed c WHERE o.property_id = c.property_id AND o.night = c.date;
    -- What is left beside them is a shorter block from now on.
    UPDATE occupied_nights SET claimed_at = now()
      WHERE (property_id, night) IN (SELECT property_id, date + n FROM changed, generate_series(-1, 1) n) AND is_blocked;
    RETURN NULL;
  END IF;
  INSERT INTO occupied_nights AS o (property_id, night, is_blocked, claimed_at) SELECT property_id, date, true, blocked_at FROM changed ORDER BY property_id, date
    ON CONFLICT (property_id, night) DO UPDATE SET is_blocked = true, checkout_id = NULL, checkout_ends = NULL, claimed_at = excluded.claimed_at
      WHERE o.booking_id IS NULL AND (o.checkout_id IS NULL OR o.checkout_ends <= excluded.claimed_at);
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> (SELECT count(*) FROM changed) THEN
    RAISE EXCEPTION 'one of these nights is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER blocks_lifted_free_nights AFTER DELETE ON property_blocked_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION blocks_hold_nights();
CREATE OR REPLACE TRIGGER blocks_made_hold_nights AFTER INSERT ON property_blocked_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION blocks_hold_nights();
