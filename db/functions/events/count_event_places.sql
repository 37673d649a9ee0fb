-- How many people have a place is counted here, so that the check on events keeps the capacity, whoever writes.
CREATE OR REPLACE FUNCTION count_event_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  freed integer := CASE WHEN TG_OP <> 'INSERT' AND old.status = 'registered' THEN 1 ELSE 0 END;
  taken integer := CASE WHEN TG_OP <> 'DELETE' AND new.status = 'registered' THEN 1 ELSE 0 END;
BEGIN
  IF taken <> freed THEN
    UPDATE events SET registered = registered + taken - freed WHERE id = coalesce(new.event_id, old.event_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER event_registrations_counted AFTER INSERT OR UPDATE OF status OR DELETE ON event_registrations FOR EACH ROW EXECUTE FUNCTION count_event_places();
