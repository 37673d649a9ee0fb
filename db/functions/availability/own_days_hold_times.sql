-- Blocks and manual bookings hold the time of a boat that begins to sell hours, and blocks again when its turnaround, times or zone change: their days do. Refused
-- where somebody else has it, and named: the days are the detail of what is raised.
CREATE OR REPLACE FUNCTION own_days_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  listing uuid := coalesce(to_jsonb(NEW) ->> 'property_id', to_jsonb(NEW) ->> 'id');
  moment timestamptz;
  zone text;
  stay record;
  taken date[] := '{}';
  blocked date[];
BEGIN
  IF NOT wait_for_hours(listing) THEN
    RETURN NULL;
  END IF;
  PERFORM require_ready_by_check_in(listing);
  SELECT since, time_zone INTO moment, zone FROM boat_clocks c JOIN boat_hours h USING (property_id) WHERE c.property_id = listing;
  FOR stay IN SELECT m.id, m.begins_at, m.ends_at, m.by_hours FROM manual_bookings m
      WHERE TG_OP = 'INSERT' AND m.property_id = listing AND m.ends_at > moment ORDER BY m.begins_at LOOP
    BEGIN
      PERFORM hold_time(listing, 'manual', stay.id, NOT stay.by_hours, tstzrange(stay.begins_at, stay.ends_at), 0, 'infinity', moment);
    EXCEPTION WHEN exclusion_violation THEN
      taken := taken || (stay.begins_at AT TIME ZONE zone)::date;
    END;
  END LOOP;
  DELETE FROM held_times WHERE property_id = listing AND kind = 'block';
  SELECT array_agg(date ORDER BY date) INTO blocked FROM property_blocked_dates WHERE property_id = listing AND date >= (moment AT TIME ZONE zone)::date;
  IF hold_days(listing, 'block', listing, blocked, false, '-infinity') > 0 THEN
    taken := taken || ARRAY(SELECT d FROM unnest(blocked) d WHERE (SELECT count(*) FROM held_times h WHERE h.property_id = listing AND h.kind = 'block' AND h.day = d) < 2);
  END IF;
  IF cardinality(taken) > 0 THEN
    RAISE EXCEPTION 'somebody has the boat on these days' USING ERRCODE = 'exclusion_violation', DETAIL = array_to_string(taken, ' ');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_then_hold_own_days AFTER INSERT ON boat_clocks FOR EACH ROW EXECUTE FUNCTION own_days_hold_times();
CREATE OR REPLACE TRIGGER boat_clocks_changed_hold_own_days AFTER UPDATE OF turnaround_minutes ON boat_clocks FOR EACH ROW
  WHEN (OLD.turnaround_minutes <> NEW.turnaround_minutes) EXECUTE FUNCTION own_days_hold_times();
CREATE OR REPLACE TRIGGER properties_moved_hold_own_days AFTER UPDATE OF check_in_time, check_out_time, time_zone ON properties FOR EACH ROW
  WHEN ((OLD.check_in_time, OLD.check_out_time, OLD.time_zone) IS DISTINCT FROM (NEW.check_in_time, NEW.check_out_time, NEW.time_zone))
  EXECUTE FUNCTION own_days_hold_times();
