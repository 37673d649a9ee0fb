-- Holds a time that this holder has until another moment.
CREATE OR REPLACE FUNCTION keep_time_until(holder uuid, until timestamptz) RETURNS void
LANGUAGE sql AS $$
  UPDATE held_times SET held_until = until WHERE holder_id = holder AND held_until <> until
$$;
