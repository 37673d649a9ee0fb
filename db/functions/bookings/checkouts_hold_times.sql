-- At a boat that sells hours, an open checkout has its time or its seats until it expires, or is refused. One that isn't open any more lets go of them; those of a
-- booking that it became are the booking's by then.
CREATE OR REPLACE FUNCTION checkouts_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := false;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    is_open := NEW.state IN ('holding', 'asked');
  END IF;
  IF NOT wait_for_hours((CASE WHEN TG_OP = 'DELETE' THEN OLD.property_id ELSE NEW.property_id END)) THEN
    IF is_open AND NEW.package_id IS NOT NULL THEN
      RAISE EXCEPTION 'this boat sells no hours' USING ERRCODE = 'exclusion_violation';
    END IF;
    RETURN NULL;
  END IF;
  IF NOT is_open THEN
    IF OLD.departure_id IS NULL THEN
      PERFORM free_time(OLD.property_id, OLD.id);
    ELSE
      PERFORM give_seats(OLD.departure_id, OLD.id);
    END IF;
  ELSIF NEW.departure_id IS NOT NULL THEN
    PERFORM take_seats(NEW.departure_id, NEW.id, NULL, NEW.seats, NEW.expires_at, NEW.changed_at);
  ELSE
    PERFORM hold_time(NEW.property_id, CASE WHEN NEW.package_id IS NULL THEN 'stay' ELSE 'charter' END, NEW.id, NEW.package_id IS NULL,
      tstzrange(NEW.begins_at, NEW.ends_at), NEW.prepare_minutes, NEW.expires_at, NEW.changed_at);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER checkouts_changed_then_hold_times AFTER UPDATE ON checkouts FOR EACH ROW
  WHEN (NEW.state IN ('holding', 'asked') AND (OLD.state NOT IN ('holding', 'asked') OR OLD.expires_at <> NEW.expires_at)
    OR OLD.state IN ('holding', 'asked') AND NEW.state NOT IN ('holding', 'asked', 'booked'))
  EXECUTE FUNCTION checkouts_hold_times();
CREATE OR REPLACE TRIGGER checkouts_made_then_hold_times AFTER INSERT ON checkouts FOR EACH ROW
  WHEN (NEW.state IN ('holding', 'asked')) EXECUTE FUNCTION checkouts_hold_times();
CREATE OR REPLACE TRIGGER checkouts_removed_then_free_times AFTER DELETE ON checkouts FOR EACH ROW
  WHEN (OLD.state IN ('holding', 'asked')) EXECUTE FUNCTION checkouts_hold_times();
