-- The tag of pages that show neighbours of a place: its whole degrees, as far as others may see them.
CREATE OR REPLACE FUNCTION near_tag(latitude double precision, longitude double precision, place_precision text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'near:' || floor(shown_coordinate(latitude, place_precision)) || ':' || floor(shown_coordinate(longitude, place_precision))
$$;
