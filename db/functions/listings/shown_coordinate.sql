-- A coordinate as others may see it: exact, or to about a kilometre where the host wants that.
CREATE OR REPLACE FUNCTION shown_coordinate(coordinate double precision, place_precision text) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN place_precision = 'approximate' THEN round(coordinate::numeric, 2)::double precision ELSE coordinate END
$$;
