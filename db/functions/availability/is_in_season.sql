-- As isInSeason in season.rules.ts: a season that comes every year may go over New Year.
CREATE OR REPLACE FUNCTION is_in_season(starts_on date, ends_on date, is_yearly boolean, night date) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN NOT is_yearly THEN night BETWEEN starts_on AND ends_on
    WHEN day_of_year(starts_on) <= day_of_year(ends_on) THEN day_of_year(night) BETWEEN day_of_year(starts_on) AND day_of_year(ends_on)
    ELSE day_of_year(night) >= day_of_year(starts_on) OR day_of_year(night) <= day_of_year(ends_on)
  END
$$;
