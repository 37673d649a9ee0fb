-- Pages that show a boat's starts are told when one is cancelled or offered again. Seats and times tell them by themselves.
CREATE OR REPLACE FUNCTION tell_pages_of_departures() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(ARRAY['nights:' || NEW.property_id, 'search']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER departures_cancelled_tell_pages AFTER UPDATE OF cancelled_at ON departures FOR EACH ROW
  WHEN (OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at) EXECUTE FUNCTION tell_pages_of_departures();
