-- At a boat that sells hours, a manual booking holds its time as well.
CREATE OR REPLACE FUNCTION manual_bookings_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF wait_for_hours(OLD.property_id) THEN
      PERFORM free_time(OLD.property_id, OLD.id);
    END IF;
  ELSIF wait_for_hours(NEW.property_id) THEN
    PERFORM hold_time(NEW.property_id, 'manual', NEW.id, NOT NEW.by_hours, tstzrange(NEW.begins_at, NEW.ends_at), 0, 'infinity', NEW.changed_at);
  ELSIF NEW.by_hours THEN
    RAISE EXCEPTION 'this boat sells no hours' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER manual_bookings_added_then_hold_times AFTER INSERT OR DELETE ON manual_bookings FOR EACH ROW EXECUTE FUNCTION manual_bookings_hold_times();
CREATE OR REPLACE TRIGGER manual_bookings_changed_then_hold_times AFTER UPDATE ON manual_bookings FOR EACH ROW
  WHEN ((OLD.begins_at, OLD.ends_at) IS DISTINCT FROM (NEW.begins_at, NEW.ends_at)) EXECUTE FUNCTION manual_bookings_hold_times();
