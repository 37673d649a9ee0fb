-- What is booked or being paid for holds the time of a boat that begins to sell hours. Refused where two of them share it, and named: the days on which they begin
-- are the detail of what is raised.
CREATE OR REPLACE FUNCTION booked_stays_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  stay record;
  taken date[] := '{}';
BEGIN
  -- First of all, so that none of them ends or moves meanwhile.
  PERFORM FROM bookings WHERE property_id = NEW.property_id AND status = 'confirmed' AND ends_at > NEW.since ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM checkouts WHERE property_id = NEW.property_id AND state IN ('holding', 'asked') ORDER BY id FOR NO KEY UPDATE;
  FOR stay IN
      SELECT id, check_in, begins_at, ends_at, 'infinity'::timestamptz AS until FROM bookings WHERE property_id = NEW.property_id AND status = 'confirmed' AND ends_at > NEW.since
      UNION ALL
      SELECT id, check_in, begins_at, ends_at, expires_at FROM checkouts WHERE property_id = NEW.property_id AND state IN ('holding', 'asked') AND expires_at > NEW.since
      ORDER BY begins_at LOOP
    BEGIN
      PERFORM hold_time(NEW.property_id, 'stay', stay.id, true, tstzrange(stay.begins_at, stay.ends_at), 0, stay.until, NEW.since);
    EXCEPTION WHEN exclusion_violation THEN
      taken := taken || stay.check_in;
    END;
  END LOOP;
  IF cardinality(taken) > 0 THEN
    RAISE EXCEPTION 'two stays share hours of these days' USING ERRCODE = 'exclusion_violation', DETAIL = array_to_string(taken, ' ');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_first_hold_booked_stays AFTER INSERT ON boat_clocks FOR EACH ROW EXECUTE FUNCTION booked_stays_hold_times();
