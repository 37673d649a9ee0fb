-- A name, and what is left of it without any one of its letters: two names that differ by one letter, or by two that changed places, have one of these in common.
CREATE OR REPLACE FUNCTION without_a_letter(name text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_append(array(SELECT DISTINCT left(name, place - 1) || substr(name, place + 1) FROM generate_series(1, char_length(name)) AS place), name)
$$;
