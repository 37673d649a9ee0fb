-- A registration stays with its event: moved, it would be counted at the wrong one.
CREATE OR REPLACE FUNCTION refuse_event_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a registration stays with its event' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER event_registrations_stay BEFORE UPDATE OF event_id ON event_registrations FOR EACH ROW
  WHEN (old.event_id <> new.event_id) EXECUTE FUNCTION refuse_event_move();
