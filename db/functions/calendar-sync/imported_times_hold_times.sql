-- The times that calendars name hold the time of their boat.
CREATE OR REPLACE FUNCTION imported_times_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT c.property_id, c.calendar_id, array_agg(tstzrange(c.begins_at, c.ends_at) ORDER BY c.begins_at, c.ends_at) AS times FROM changed c
      WHERE wait_for_hours(c.property_id) GROUP BY c.property_id, c.calendar_id ORDER BY c.property_id, c.calendar_id LOOP
    IF TG_OP = 'DELETE' THEN
      DELETE FROM held_times WHERE holder_id = named.calendar_id AND property_id = named.property_id AND kind = 'import' AND day IS NULL AND used = ANY (named.times);
    ELSE
      PERFORM hold_imported_times(named.property_id, named.calendar_id, named.times);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER imported_times_free_times AFTER DELETE ON imported_times REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION imported_times_hold_times();
CREATE OR REPLACE TRIGGER imported_times_hold_times AFTER INSERT ON imported_times REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION imported_times_hold_times();
