-- At a boat that sells hours, a night that a calendar names is a whole day, or the night from check-in to check-out, as its host says.
CREATE OR REPLACE FUNCTION calendars_hold_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT c.property_id, c.calendar_id, array_agg(c.night ORDER BY c.night) AS nights,
        (SELECT i.all_day_means = 'nights' FROM imported_calendars i WHERE i.id = c.calendar_id) AS as_nights FROM changed c
      WHERE wait_for_hours(c.property_id) GROUP BY c.property_id, c.calendar_id ORDER BY c.property_id, c.calendar_id LOOP
    IF TG_OP = 'DELETE' THEN
      DELETE FROM held_times WHERE property_id = named.property_id AND kind = 'import' AND holder_id = named.calendar_id AND day = ANY (named.nights);
    ELSE
      PERFORM hold_days(named.property_id, 'import', named.calendar_id, named.nights, named.as_nights, '-infinity');
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER imported_nights_then_free_times AFTER DELETE ON imported_nights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendars_hold_times();
CREATE OR REPLACE TRIGGER imported_nights_then_hold_times AFTER INSERT ON imported_nights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendars_hold_times();
