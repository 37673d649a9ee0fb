-- When a day begins at the marina, when the boat is ready after a stay that ends on it, and when the day ends.
CREATE OR REPLACE FUNCTION morning_of(listing uuid, day date, OUT begins timestamptz, OUT ready timestamptz, OUT ends timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT d.begins, least(d.ends, greatest(d.begins, d.ready, (SELECT max(upper(h.held)) FROM held_times h
      WHERE h.property_id = listing AND h.kind IN ('stay', 'manual') AND h.is_by_night AND h.held && tstzrange(d.begins, d.ends) AND upper(h.used) < d.ends AND lower(h.used) < d.begins))), d.ends
  FROM (SELECT day::timestamp AT TIME ZONE time_zone AS begins,
      (day + check_out_time) AT TIME ZONE time_zone + make_interval(mins => turnaround_minutes) AS ready,
      (day + 1)::timestamp AT TIME ZONE time_zone AS ends
    FROM boat_hours WHERE property_id = listing) AS d
$$;
