-- Takes times that a calendar names at a boat that sells hours, with the turnaround after each. What somebody else has is kept as a clash.
CREATE OR REPLACE FUNCTION hold_imported_times(listing uuid, calendar uuid, times tstzrange[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  turnaround interval;
BEGIN
  SELECT make_interval(mins => turnaround_minutes) INTO STRICT turnaround FROM boat_hours WHERE property_id = listing;
  WITH wanted AS (SELECT t AS used, tstzrange(lower(t), upper(t) + turnaround) AS held FROM unnest(times) AS t),
    taken AS (
      INSERT INTO held_times (property_id, kind, holder_id, is_by_night, used, held)
        SELECT listing, 'import', calendar, false, used, held FROM wanted ORDER BY used
        ON CONFLICT ON CONSTRAINT held_times_do_not_overlap DO NOTHING RETURNING used)
  INSERT INTO held_times (property_id, kind, holder_id, is_by_night, used, held, clashes)
    SELECT listing, 'import', calendar, false, used, held, true FROM wanted WHERE used NOT IN (SELECT used FROM taken);
END
$$;
