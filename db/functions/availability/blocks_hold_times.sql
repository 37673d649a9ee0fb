-- At a boat that sells hours, a block holds the day as well, and is refused where a charter has some of it.
CREATE OR REPLACE FUNCTION blocks_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  boat record;
BEGIN
  FOR boat IN SELECT c.property_id, array_agg(c.date ORDER BY c.date) AS days, max(c.blocked_at) AS moment FROM changed c
      WHERE wait_for_hours(c.property_id) GROUP BY c.property_id ORDER BY c.property_id LOOP
    IF TG_OP = 'DELETE' THEN
      DELETE FROM held_times WHERE property_id = boat.property_id AND kind = 'block' AND day = ANY (boat.days);
    ELSIF hold_days(boat.property_id, 'block', boat.property_id, boat.days, false, boat.moment) > 0 THEN
      RAISE EXCEPTION 'hours of one of these days are held' USING ERRCODE = 'exclusion_violation';
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER blocks_lifted_then_free_times AFTER DELETE ON property_blocked_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION blocks_hold_times();
CREATE OR REPLACE TRIGGER blocks_made_then_hold_times AFTER INSERT ON property_blocked_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION blocks_hold_times();
