-- A session that ends takes its live stream with it, on whichever server that is.
CREATE OR REPLACE FUNCTION end_streams_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('end', 'session:' || old.id)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_end_streams AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION end_streams_of_session();
