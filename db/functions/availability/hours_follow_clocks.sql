-- Which nights the hours of a boat reach into, after its turnaround, times or zone changed.
CREATE OR REPLACE FUNCTION hours_follow_clocks() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  listing uuid := coalesce(to_jsonb(NEW) ->> 'property_id', to_jsonb(NEW) ->> 'id');
BEGIN
  IF wait_for_hours(listing) THEN
    PERFORM count_hours(listing, held) FROM held_times WHERE property_id = listing AND NOT is_by_night;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_changed_then_count_hours AFTER UPDATE OF turnaround_minutes ON boat_clocks FOR EACH ROW
  WHEN (OLD.turnaround_minutes <> NEW.turnaround_minutes) EXECUTE FUNCTION hours_follow_clocks();
CREATE OR REPLACE TRIGGER properties_moved_then_count_hours AFTER UPDATE OF check_in_time, check_out_time, time_zone ON properties FOR EACH ROW
  WHEN ((OLD.check_in_time, OLD.check_out_time, OLD.time_zone) IS DISTINCT FROM (NEW.check_in_time, NEW.check_out_time, NEW.time_zone))
  EXECUTE FUNCTION hours_follow_clocks();
