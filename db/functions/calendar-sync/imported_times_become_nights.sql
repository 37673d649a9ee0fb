-- Of a boat that stops selling hours, timed events hold the nights from the day of their start until the day of their end again, at least the night of their start.
CREATE OR REPLACE FUNCTION imported_times_become_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- With a listing that is deleted, all of its claims go.
  INSERT INTO imported_nights (property_id, night, calendar_id)
    SELECT DISTINCT t.property_id, d.first_night + n, t.calendar_id FROM imported_times t JOIN listing_details l ON l.id = t.property_id
      CROSS JOIN LATERAL (SELECT (t.begins_at AT TIME ZONE l.time_zone)::date AS first_night, ((t.ends_at + interval '1 minute') AT TIME ZONE l.time_zone)::date AS end_night) d
      CROSS JOIN LATERAL generate_series(0, greatest(d.end_night - d.first_night, 1) - 1) n
      WHERE t.property_id = OLD.property_id ORDER BY 2, 3
    ON CONFLICT DO NOTHING;
  DELETE FROM imported_times WHERE property_id = OLD.property_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_ended_then_import_nights AFTER DELETE ON boat_clocks FOR EACH ROW EXECUTE FUNCTION imported_times_become_nights();
