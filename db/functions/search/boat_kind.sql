-- What kind of boat it is, as its title calls it, or else its description; null where neither says.
CREATE OR REPLACE FUNCTION boat_kind(title text, description text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind FROM (VALUES (1, title), (2, description)) AS texts (place, words)
  CROSS JOIN (VALUES
    ('Houseboat', '\m(house ?boats?|floating home)\M', 1),
    ('Catamaran', '\m(catamaran|trimaran)\M', 2),
    ('Sailboat', '\m(sail ?boat|sailing (boat|yacht|vessel)|sloop|ketch|cutter|schooner|yawl|gulet)\M', 3),
    ('Motorboat', '\m(motor ?(boat|yacht|cruiser)|power ?boat|speed ?boat|trawler|pontoon|runabout|center console)\M', 4)
  ) AS kinds (kind, pattern, rank)
  WHERE words ~* pattern ORDER BY place, rank LIMIT 1
$$;
