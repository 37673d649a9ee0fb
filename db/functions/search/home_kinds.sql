-- The kinds of a home as bits, in the order of HOME_KINDS: what its host says, or else what its title calls it. A boat is a houseboat or none of them.
CREATE OR REPLACE FUNCTION home_kinds(said text, type text, title text, boat_kind text) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1 << bit), 0)::smallint FROM (VALUES
    ('villa', 0, '\m(villas?|casa|finca)\M'), ('cottage', 1, '\m(cottages?|bungalows?)\M'), ('cabin', 2, '\m(cabins?|log house|rorbu(er)?|lodge)\M'),
    ('loft', 3, '\mlofts?\M'), ('chalet', 4, '\mchalets?\M'), ('room', 5, '\m(private|guest) room\M'), ('houseboat', 6, '\m(house ?boats?|floating home)\M')
  ) AS kinds (kind, bit, pattern)
  WHERE CASE WHEN type = 'boat' THEN kind = 'houseboat' AND boat_kind = 'Houseboat' WHEN said IS NOT NULL THEN kind = said ELSE title ~* pattern END
$$;
