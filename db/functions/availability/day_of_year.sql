-- Month and day as one number that can be compared; the search asks this of every night of thousands of listings, and text took longer.
CREATE OR REPLACE FUNCTION day_of_year(day date) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_part('month', day) * 32 + date_part('day', day)
$$;
