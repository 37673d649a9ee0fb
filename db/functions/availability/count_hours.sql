-- Says in `occupied_nights` until when hours of the nights around these times are taken, in date order. A night that nobody claims any more goes.
CREATE OR REPLACE FUNCTION count_hours(listing uuid, span tstzrange) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  boat boat_hours%ROWTYPE;
  first_night date;
  last_night date;
BEGIN
  SELECT * INTO boat FROM boat_hours WHERE property_id = listing;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  first_night := (lower(span) AT TIME ZONE boat.time_zone)::date - 2;
  last_night := (upper(span) AT TIME ZONE boat.time_zone)::date;
  PERFORM FROM occupied_nights WHERE property_id = listing AND night BETWEEN first_night AND last_night ORDER BY night FOR UPDATE;
  INSERT INTO occupied_nights AS o (property_id, night, hours_until)
    SELECT listing, n.night, max(h.held_until)
      FROM (SELECT first_night + d AS night FROM generate_series(0, last_night - first_night) AS d) AS n
      JOIN held_times h ON h.property_id = listing AND NOT h.is_by_night
        AND h.held && time_of_night(boat.time_zone, boat.check_in_time, boat.check_out_time, boat.turnaround_minutes, n.night)
      GROUP BY n.night ORDER BY n.night
    ON CONFLICT (property_id, night) DO UPDATE SET hours_until = excluded.hours_until WHERE o.hours_until IS DISTINCT FROM excluded.hours_until;
  DELETE FROM occupied_nights o WHERE property_id = listing AND night BETWEEN first_night AND last_night AND hours_until IS NOT NULL
    AND booking_id IS NULL AND manual_booking_id IS NULL AND NOT is_blocked AND calendars = 0 AND cardinality(preparing) = 0 AND checkout_id IS NULL
    AND NOT EXISTS (SELECT FROM held_times h WHERE h.property_id = listing AND NOT h.is_by_night
      AND h.held && time_of_night(boat.time_zone, boat.check_in_time, boat.check_out_time, boat.turnaround_minutes, o.night));
  UPDATE occupied_nights o SET hours_until = NULL WHERE property_id = listing AND night BETWEEN first_night AND last_night AND hours_until IS NOT NULL
    AND NOT EXISTS (SELECT FROM held_times h WHERE h.property_id = listing AND NOT h.is_by_night
      AND h.held && time_of_night(boat.time_zone, boat.check_in_time, boat.check_out_time, boat.turnaround_minutes, o.night));
END
$$;
