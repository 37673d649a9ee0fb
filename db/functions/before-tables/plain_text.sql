-- Text without case and accents, for searching. Indexes and profiles.plain_name are computed by it, and it is immutable as long as the dictionary is.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;
