-- A role that was given or taken, and an account that was deleted, end the live streams of the person; the browser comes back as what it is now.
CREATE OR REPLACE FUNCTION end_streams_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('end', 'person:' || new.id)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profiles_end_streams AFTER UPDATE OF support_role, deleted_at ON profiles FOR EACH ROW
  WHEN (old.support_role IS DISTINCT FROM new.support_role OR old.deleted_at IS DISTINCT FROM new.deleted_at)
  EXECUTE FUNCTION end_streams_of_person();
