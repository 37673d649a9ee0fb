-- Every listing is also under the facts that few have, so that a search for one of them reads its list and not the whole index.
-- The codes are those of factLists in the search; only append.
CREATE OR REPLACE FUNCTION fact_terms(l listing_index) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array(SELECT (9::bigint << 56) | code FROM (
    SELECT bit AS code FROM generate_series(0, 62) AS bit WHERE l.amenity_mask & (1::bigint << bit) <> 0 AND bit NOT IN (0, 1, 5, 8, 10, 11, 13)
    UNION ALL SELECT 100 + n FROM generate_series(2, least(l.bedrooms, 12)) AS n
    UNION ALL SELECT 120 + n FROM generate_series(3, least(l.half_bathrooms / 2, 12)) AS n
    UNION ALL SELECT 140 + n FROM generate_series(4, least(l.beds, 12)) AS n
    UNION ALL SELECT 160 + n FROM generate_series(2, least(coalesce(l.cabins, 0), 12)) AS n
    UNION ALL SELECT 180 + n FROM generate_series(3, least(coalesce(l.length_feet, 0) / 10, 12)) AS n
    UNION ALL SELECT 200 WHERE l.pets_allowed
    UNION ALL SELECT 201 WHERE l.crew IN ('captained', 'either')
    UNION ALL SELECT 202 WHERE l.crew IN ('bareboat', 'either')
    UNION ALL SELECT 203 WHERE l.licence_needed = false OR l.crew = 'captained'
    UNION ALL SELECT 204 WHERE l.package_price IS NOT NULL
    UNION ALL SELECT 209 + array_position(ARRAY['Sailboat', 'Catamaran', 'Motorboat', 'Houseboat'], l.boat_kind) WHERE l.boat_kind IS NOT NULL
    UNION ALL SELECT 230 + bit FROM generate_series(0, 6) AS bit WHERE l.home_kinds & (1 << bit) <> 0
    UNION ALL SELECT 240 WHERE l.for_families
    UNION ALL SELECT 220 WHERE l.category = 'Apartment'
    UNION ALL SELECT 221 WHERE l.category = 'Yacht'
  ) AS facts (code));
END
$$;
