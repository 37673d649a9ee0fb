-- The name of a town as misspelt ones are compared with it: lower case, without accents and punctuation.
CREATE OR REPLACE FUNCTION town_name(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(btrim(regexp_replace(lower(public.unaccent('public.unaccent', coalesce(value, ''))), '[^[:alnum:]]+', ' ', 'g')), 100)
$$;
