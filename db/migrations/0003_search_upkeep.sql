-- The words of a text as the search knows them: lower case, without accents.
CREATE FUNCTION search_words_of(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 40)), '{}')
  FROM regexp_split_to_table(lower(public.unaccent('public.unaccent', coalesce(value, ''))), '[^[:alnum:]]+') AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION us_state_name(code text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name FROM (VALUES
    ('AL','Alabama'),('AK','Alaska'),('AZ','Arizona'),('AR','Arkansas'),('CA','California'),('CO','Colorado'),('CT','Connecticut'),
    ('DE','Delaware'),('DC','District of Columbia'),('FL','Florida'),('GA','Georgia'),('HI','Hawaii'),('ID','Idaho'),('IL','Illinois'),
    ('IN','Indiana'),('IA','Iowa'),('KS','Kansas'),('KY','Kentucky'),('LA','Louisiana'),('ME','Maine'),('MD','Maryland'),
    ('MA','Massachusetts'),('MI','Michigan'),('MN','Minnesota'),('MS','Mississippi'),('MO','Missouri'),('MT','Montana'),('NE','Nebraska'),
    ('NV','Nevada'),('NH','New Hampshire'),('NJ','New Jersey'),('NM','New Mexico'),('NY','New York'),('NC','North Carolina'),
    ('ND','North Dakota'),('OH','Ohio'),('OK','Oklahoma'),('OR','Oregon'),('PA','Pennsylvania'),('RI','Rhode Island'),
    ('SC','South Carolina'),('SD','South Dakota'),('TN','Tennessee'),('TX','Texas'),('UT','Utah'),('VT','Vermont'),('VA','Virginia'),
    ('WA','Washington'),('WV','West Virginia'),('WI','Wisconsin'),('WY','Wyoming'),('PR','Puerto Rico')
  ) AS states (state_code, name) WHERE state_code = upper(code)
$$;
--> statement-breakpoint
-- One bit for each amenity that can be filtered by, in the order of AMENITY_FILTERS.
CREATE FUNCTION amenity_mask(amenities text[]) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << (bit::int - 1)), 0)
  FROM unnest(ARRAY['wifi','kitchen','free parking','pool','air conditioning','heating','washer','dryer','tv','workspace','life jackets',
    'first aid kit','gps navigation','bathroom','sound system','fishing gear','water toys','sauna','cold plunge','hot tub','gym'])
    WITH ORDINALITY AS known (name, bit)
  WHERE name = ANY (SELECT lower(amenity) FROM unnest(amenities) AS amenity)
$$;
--> statement-breakpoint
-- A coordinate as others may see it: exact, or to about a kilometre where the host wants that.
CREATE FUNCTION shown_coordinate(coordinate double precision, place_precision text) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN place_precision = 'approximate' THEN round(coordinate::numeric, 2)::double precision ELSE coordinate END
$$;
--> statement-breakpoint
CREATE FUNCTION word_term(word_id integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (8::bigint << 56) | word_id $$;
--> statement-breakpoint
-- The map's cells that hold a point: sizes 1, 2 and 3 are 0.05, 0.5 and 5 degrees.
CREATE FUNCTION cell_term(size integer, latitude double precision, longitude double precision) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (size::bigint << 56)
    | (floor((longitude + 180) / (CASE size WHEN 1 THEN 0.05 WHEN 2 THEN 0.5 ELSE 5 END))::bigint << 28)
    | floor((latitude + 90) / (CASE size WHEN 1 THEN 0.05 WHEN 2 THEN 0.5 ELSE 5 END))::bigint
$$;
--> statement-breakpoint
-- Writes what the search knows of a listing again, from what is true now.
CREATE FUNCTION index_listing(target uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  listing properties%ROWTYPE;
  listing_no integer;
  listing_score integer;
  review_count integer;
  review_sum integer;
  found_words text[];
  word_ids integer[];
  lat double precision;
  lng double precision;
BEGIN
  SELECT * INTO listing FROM properties WHERE id = target;
  IF NOT FOUND OR listing.status <> 'active' THEN
    DELETE FROM listing_index WHERE property_id = target;
    RETURN;
  END IF;
  SELECT count(*), coalesce(sum(rating), 0) INTO review_count, review_sum FROM reviews WHERE property_id = target AND revealed_at IS NOT NULL;
  listing_score := round(1000 * (review_sum + 5 * 4.2) / (review_count + 5));
  lat := shown_coordinate(listing.latitude, listing.place_precision);
  lng := shown_coordinate(listing.longitude, listing.place_precision);
  found_words := search_words_of(concat_ws(' ', listing.title, listing.city, listing.state, us_state_name(listing.state), listing.country, listing.zip_code,
    CASE WHEN listing.place_precision = 'exact' THEN listing.street_address END));
  INSERT INTO search_words (word)
    SELECT word FROM unnest(found_words) AS candidate (word)
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = candidate.word)
    ORDER BY word ON CONFLICT DO NOTHING;
  SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO word_ids FROM search_words WHERE word = ANY (found_words);
  INSERT INTO listing_index AS known (property_id, host_id, score, type, category, price, capacity, minimum_nights, amenity_mask, latitude, longitude, rating, words, created_at)
    VALUES (target, listing.host_id, listing_score, listing.type, listing.category, listing.price_per_night, listing.capacity, listing.minimum_nights,
      amenity_mask(listing.amenities), lat, lng, CASE WHEN review_count = 0 THEN 0 ELSE round(100.0 * review_sum / review_count) END, word_ids, listing.created_at)
    ON CONFLICT (property_id) DO UPDATE SET host_id = excluded.host_id, score = excluded.score, type = excluded.type, category = excluded.category,
      price = excluded.price, capacity = excluded.capacity, minimum_nights = excluded.minimum_nights, amenity_mask = excluded.amenity_mask,
      latitude = excluded.latitude, longitude = excluded.longitude, rating = excluded.rating, words = excluded.words, created_at = excluded.created_at
    RETURNING no INTO listing_no;
  DELETE FROM listing_postings WHERE no = listing_no;
  INSERT INTO listing_postings (term, score, no)
    SELECT term, listing_score, listing_no FROM (
      SELECT word_term(word_id) AS term FROM unnest(word_ids) AS word_id
      UNION ALL SELECT cell_term(size, lat, lng) FROM generate_series(1, 3) AS size WHERE lat IS NOT NULL
    ) AS terms;
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_changed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_listing(id) FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_reviewed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_listing(property_id) FROM (SELECT DISTINCT property_id FROM changed) AS listings;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_added_are_indexed AFTER INSERT ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
--> statement-breakpoint
CREATE TRIGGER properties_changed_are_indexed AFTER UPDATE ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
--> statement-breakpoint
CREATE TRIGGER reviews_added_are_indexed AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_reviewed_listings();
--> statement-breakpoint
CREATE TRIGGER reviews_changed_are_indexed AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_reviewed_listings();
--> statement-breakpoint
CREATE TRIGGER reviews_removed_are_indexed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_reviewed_listings();
--> statement-breakpoint
-- Tells every server that pages which it keeps may have changed.
CREATE FUNCTION tell_pages() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_tell_pages AFTER INSERT OR UPDATE OR DELETE ON properties FOR EACH STATEMENT EXECUTE FUNCTION tell_pages();
--> statement-breakpoint
CREATE TRIGGER property_photos_tell_pages AFTER INSERT OR UPDATE OR DELETE ON property_photos FOR EACH STATEMENT EXECUTE FUNCTION tell_pages();
--> statement-breakpoint
CREATE TRIGGER occupied_nights_tell_pages AFTER INSERT OR UPDATE OR DELETE ON occupied_nights FOR EACH STATEMENT EXECUTE FUNCTION tell_pages();
--> statement-breakpoint
CREATE TRIGGER property_custom_prices_tell_pages AFTER INSERT OR UPDATE OR DELETE ON property_custom_prices FOR EACH STATEMENT EXECUTE FUNCTION tell_pages();
--> statement-breakpoint
CREATE TRIGGER reviews_tell_pages AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_pages();
--> statement-breakpoint
CREATE TRIGGER profiles_tell_pages AFTER UPDATE OR DELETE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION tell_pages();
