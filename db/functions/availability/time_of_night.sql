-- What a stay of one night takes: from check-in to check-out the day after, and until the boat is ready again.
CREATE OR REPLACE FUNCTION time_of_night(zone text, check_in_time time, check_out_time time, turnaround_minutes integer, night date) RETURNS tstzrange
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT tstzrange((night + check_in_time) AT TIME ZONE zone, (night + 1 + check_out_time) AT TIME ZONE zone + make_interval(mins => turnaround_minutes))
$$;
