-- What takes hours of a boat takes the nights that it reaches into.
CREATE OR REPLACE FUNCTION hours_claim_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM count_hours(OLD.property_id, OLD.held);
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM count_hours(NEW.property_id, NEW.held);
  ELSE
    PERFORM count_hours(NEW.property_id, range_merge(OLD.held, NEW.held));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER held_times_added_claim_nights AFTER INSERT ON held_times FOR EACH ROW WHEN (NOT NEW.is_by_night) EXECUTE FUNCTION hours_claim_nights();
CREATE OR REPLACE TRIGGER held_times_changed_claim_nights AFTER UPDATE OF held, held_until ON held_times FOR EACH ROW
  WHEN (NOT NEW.is_by_night AND (OLD.held, OLD.held_until) IS DISTINCT FROM (NEW.held, NEW.held_until)) EXECUTE FUNCTION hours_claim_nights();
CREATE OR REPLACE TRIGGER held_times_removed_free_nights AFTER DELETE ON held_times FOR EACH ROW WHEN (NOT OLD.is_by_night) EXECUTE FUNCTION hours_claim_nights();
