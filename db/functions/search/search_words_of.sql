-- The words of a text as the search knows them: lower case, without accents.
CREATE OR REPLACE FUNCTION search_words_of(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 40)), '{}')
  FROM regexp_split_to_table(lower(public.unaccent('public.unaccent', coalesce(value, ''))), '[^[:alnum:]]+') AS word
  WHERE word <> ''
$$;
