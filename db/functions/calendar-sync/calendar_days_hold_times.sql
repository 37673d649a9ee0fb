-- What other calendars name holds the time of a boat that begins to sell hours, and again when its turnaround, times or zone change. Until they are read again, which is
-- due at once, timed events hold the days that they did before.
CREATE OR REPLACE FUNCTION calendar_days_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  listing uuid := coalesce(to_jsonb(NEW) ->> 'property_id', to_jsonb(NEW) ->> 'id');
  named record;
BEGIN
  IF NOT wait_for_hours(listing) THEN
    RETURN NULL;
  END IF;
  DELETE FROM held_times WHERE property_id = listing AND kind = 'import';
  FOR named IN SELECT n.calendar_id, c.all_day_means, array_agg(n.night ORDER BY n.night) AS nights FROM imported_nights n JOIN imported_calendars c ON c.id = n.calendar_id
      WHERE n.property_id = listing GROUP BY n.calendar_id, c.all_day_means ORDER BY n.calendar_id LOOP
    PERFORM hold_days(listing, 'import', named.calendar_id, named.nights, named.all_day_means = 'nights', '-infinity');
  END LOOP;
  FOR named IN SELECT calendar_id, array_agg(tstzrange(begins_at, ends_at) ORDER BY begins_at, ends_at) AS times FROM imported_times
      WHERE property_id = listing GROUP BY calendar_id ORDER BY calendar_id LOOP
    PERFORM hold_imported_times(listing, named.calendar_id, named.times);
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    UPDATE imported_calendars SET next_try_at = NEW.since WHERE property_id = listing AND next_try_at > NEW.since;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_then_hold_to_calendars AFTER INSERT ON boat_clocks FOR EACH ROW EXECUTE FUNCTION calendar_days_hold_times();
CREATE OR REPLACE TRIGGER boat_clocks_changed_hold_to_calendars AFTER UPDATE OF turnaround_minutes ON boat_clocks FOR EACH ROW
  WHEN (OLD.turnaround_minutes <> NEW.turnaround_minutes) EXECUTE FUNCTION calendar_days_hold_times();
CREATE OR REPLACE TRIGGER properties_moved_hold_to_calendars AFTER UPDATE OF check_in_time, check_out_time, time_zone ON properties FOR EACH ROW
  WHEN ((OLD.check_in_time, OLD.check_out_time, OLD.time_zone) IS DISTINCT FROM (NEW.check_in_time, NEW.check_out_time, NEW.time_zone))
  EXECUTE FUNCTION calendar_days_hold_times();
