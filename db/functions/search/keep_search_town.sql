-- Remembers the name of a town that has a listing, so that a misspelt one is recognized.
CREATE OR REPLACE FUNCTION keep_search_town(city text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  folded text := town_name(city);
BEGIN
  IF folded = '' OR EXISTS (SELECT 1 FROM search_towns known WHERE known.name = folded) THEN
    RETURN;
  END IF;
  INSERT INTO search_towns (name, town, shortened) VALUES (folded, city, without_a_letter(folded)) ON CONFLICT DO NOTHING;
END
$$;
