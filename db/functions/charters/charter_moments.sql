-- From when to when a package goes that begins at this time of the marina's clocks; null for a time that a clock change skips.
CREATE OR REPLACE FUNCTION charter_moments(zone text, day date, start time, minutes integer, nights integer, returns_at time) RETURNS tstzrange
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN b AT TIME ZONE zone = day + start AND e > b THEN tstzrange(b, e) END
  FROM (SELECT b, CASE WHEN minutes IS NOT NULL THEN b + make_interval(mins => minutes) ELSE (day + nights + returns_at) AT TIME ZONE zone END AS e
    FROM (SELECT (day + start) AT TIME ZONE zone AS b) AS begin) AS moments
$$;
