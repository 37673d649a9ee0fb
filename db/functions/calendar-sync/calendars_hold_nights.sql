-- A night is held for as many imported calendars as name it, beside whatever else claims it. Freed by the last, it goes if nobody else does.
CREATE OR REPLACE FUNCTION calendars_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wait_for_hours(c.property_id) FROM (SELECT DISTINCT property_id FROM changed ORDER BY property_id) AS c;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO occupied_nights AS o (property_id, night, calendars) SELECT property_id, night, count(*) FROM changed GROUP BY property_id, night ORDER BY property_id, night
      ON CONFLICT (property_id, night) DO UPDATE SET calendars = o.calendars + excluded.calendars;
    RETURN NULL;
  END IF;
  PERFORM FROM occupied_nights o JOIN changed c ON o.property_id = c.property_id AND o.night = c.night ORDER BY o.property_id, o.night FOR UPDATE OF o;
  DELETE FROM occupied_nights o USING (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night AND o.calendars = c.freed AND o.booking_id IS NULL AND o.manual_booking_id IS NULL AND NOT o.is_blocked AND cardinality(o.preparing) = 0
      AND o.checkout_id IS NULL AND o.hours_until IS NULL;
  UPDATE occupied_nights o SET calendars = o.calendars - c.freed FROM (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER imported_nights_free_nights AFTER DELETE ON imported_nights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendars_hold_nights();
CREATE OR REPLACE TRIGGER imported_nights_hold_nights AFTER INSERT ON imported_nights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendars_hold_nights();
