-- The term of the map's cell that holds a point: sizes 1, 2 and 3 are 0.05, 0.5 and 5 degrees.
CREATE OR REPLACE FUNCTION cell_term(size integer, latitude double precision, longitude double precision) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (size::bigint << 56)
    | (floor((longitude + 180) / (CASE size WHEN 1 THEN 0.05 WHEN 2 THEN 0.5 ELSE 5 END))::bigint << 28)
    | floor((latitude + 90) / (CASE size WHEN 1 THEN 0.05 WHEN 2 THEN 0.5 ELSE 5 END))::bigint
$$;
