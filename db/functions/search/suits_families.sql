-- A home that says kids are welcome, has a crib or a high chair, and at least two bedrooms.
CREATE OR REPLACE FUNCTION suits_families(type text, bedrooms smallint, amenities text[], house_rules text[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT type = 'property' AND bedrooms >= 2 AND amenity_mask(amenities) & ((1::bigint << 28) | (1::bigint << 36)) <> 0
    AND EXISTS (SELECT 1 FROM unnest(house_rules) AS rule WHERE rule ~* '\m(kids|children|families)\M.*\mwelcome\M' AND rule !~* '\m(no|not|without)\M')
$$;
