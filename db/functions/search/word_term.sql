-- The term under which listings with this word are found.
CREATE OR REPLACE FUNCTION word_term(word_id integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (8::bigint << 56) | word_id $$;
