-- Says in `occupied_nights` until when hours of the nights around these times are taken, in date order. A night that nobody claims any more goes.
CREATE OR REPLACE FUNCTION count_hours(listing uuid, span tstzrange) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  boat boat_hours%ROWTYPE;
  first_night date;
  last_night date;
  taken date[];
  untils timestamptz[];
  free date[];
BEGIN
  SELECT * INTO boat FROM boat_hours WHERE property_id = listing;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  first_night := (lower(span) AT TIME ZONE boat.time_zone)::date - 2;
  last_night := (upper(span) AT TIME ZONE boat.time_zone)::date;
  PERFORM FROM occupied_nights WHERE property_id = listing AND night BETWEEN first_night AND last_night ORDER BY night FOR UPDATE;
  -- The times of the nights are worked out before the others are looked for, so that the indexes of those are used: of those that hold their time, and of those that clash.
  SELECT array_agg(night ORDER BY night) FILTER (WHERE until IS NOT NULL), array_agg(until ORDER BY night) FILTER (WHERE until IS NOT NULL),
      array_agg(night) FILTER (WHERE until IS NULL)
    INTO taken, untils, free
    FROM (SELECT first_night + d AS night, time_of_night(boat.time_zone, boat.check_in_time, boat.check_out_time, boat.turnaround_minutes, first_night + d) AS used
      FROM generate_series(0, last_night - first_night) AS d OFFSET 0) AS n
    CROSS JOIN LATERAL (SELECT greatest(
      (SELECT max(h.held_until) FROM held_times h WHERE h.property_id = listing AND h.held && n.used AND NOT h.is_by_night AND NOT h.clashes),
      (SELECT max(h.held_until) FROM held_times h WHERE h.property_id = listing AND h.held && n.used AND NOT h.is_by_night AND h.clashes)) AS until) AS h;
  INSERT INTO occupied_nights AS o (property_id, night, hours_until)
    SELECT listing, night, until FROM unnest(taken, untils) AS t (night, until)
    ON CONFLICT (property_id, night) DO UPDATE SET hours_until = excluded.hours_until WHERE o.hours_until IS DISTINCT FROM excluded.hours_until;
  IF NOT EXISTS (SELECT FROM occupied_nights WHERE property_id = listing AND night = ANY (free) AND hours_until IS NOT NULL) THEN
    RETURN;
  END IF;
  DELETE FROM occupied_nights WHERE property_id = listing AND night = ANY (free) AND hours_until IS NOT NULL
    AND booking_id IS NULL AND manual_booking_id IS NULL AND NOT is_blocked AND calendars = 0 AND cardinality(preparing) = 0 AND checkout_id IS NULL;
  UPDATE occupied_nights SET hours_until = NULL WHERE property_id = listing AND night = ANY (free) AND hours_until IS NOT NULL;
END
$$;
