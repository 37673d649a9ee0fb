-- Writes what the search knows of a listing again, from what is true now; a listing that is not active leaves the index.
CREATE OR REPLACE FUNCTION index_listing(target uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  listing listing_details%ROWTYPE;
  listing_no integer;
  listing_score integer;
  listing_rating smallint;
  free_days smallint;
  kind_of_boat text;
  kinds_of_home smallint;
  is_for_families boolean;
  lowest_package integer;
  crew_of_boat text;
  review_count integer;
  review_sum integer;
  found_words text[];
  word_ids integer[];
  lat double precision;
  lng double precision;
BEGIN
  PERFORM 1 FROM listing_details WHERE id = target FOR NO KEY UPDATE;
  SELECT * INTO listing FROM listing_details WHERE id = target;
  IF NOT FOUND OR listing.status <> 'active' THEN
    DELETE FROM listing_index WHERE property_id = target;
    RETURN;
  END IF;
  SELECT count(*), coalesce(sum(rating), 0) INTO review_count, review_sum FROM revealed_ratings WHERE property_id = target;
  listing_score := round(1000 * (review_sum + 5 * 4.2) / (review_count + 5));
  listing_rating := CASE WHEN review_count = 0 THEN 0 ELSE round(100.0 * review_sum / review_count) END;
  free_days := CASE listing.cancellation_policy WHEN 'flexible' THEN 1 WHEN 'moderate' THEN 5 END;
  kind_of_boat := CASE WHEN listing.type = 'boat' THEN boat_kind(listing.title, listing.description) END;
  kinds_of_home := home_kinds(listing.home_kind, listing.type, listing.title, kind_of_boat);
  is_for_families := suits_families(listing.type, listing.bedrooms, listing.amenities, listing.house_rules);
  SELECT lowest_cents, CASE WHEN listing.crew = 'either' OR (has_captain OR listing.crew = 'captained') AND (has_bareboat OR listing.crew = 'bareboat') THEN 'either'
      WHEN has_captain THEN 'captained' ELSE 'bareboat' END
    INTO lowest_package, crew_of_boat FROM boat_offers WHERE property_id = target;
  lat := shown_coordinate(listing.latitude, listing.place_precision);
  lng := shown_coordinate(listing.longitude, listing.place_precision);
  found_words := search_words_of(concat_ws(' ', listing.title, listing.city, listing.state, us_state_name(listing.state), listing.country,
    CASE WHEN listing.place_precision = 'exact' THEN concat_ws(' ', listing.zip_code, listing.street_address) END));
  PERFORM keep_search_town(listing.city);
  INSERT INTO search_words (word)
    SELECT word FROM unnest(found_words) AS candidate (word)
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = candidate.word)
    ORDER BY word ON CONFLICT DO NOTHING;
  SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO word_ids FROM search_words WHERE word = ANY (found_words);
  -- An insert that meets the row would use up a number each time.
  UPDATE listing_index SET host_id = listing.host_id, score = listing_score, type = listing.type, category = listing.category,
      price = listing.price_per_night, capacity = listing.capacity, minimum_nights = listing.minimum_nights, pets_allowed = listing.pets_allowed,
      bedrooms = listing.bedrooms, beds = listing.beds, half_bathrooms = listing.half_bathrooms, free_cancellation_days = free_days,
      crew = coalesce(crew_of_boat, listing.crew), package_price = lowest_package, licence_needed = listing.licence_needed, length_feet = listing.length_feet, cabins = listing.cabins, boat_kind = kind_of_boat, home_kinds = kinds_of_home, for_families = is_for_families,
      amenity_mask = amenity_mask(listing.amenities), latitude = lat, longitude = lng, rating = listing_rating, words = word_ids,
      created_at = listing.created_at
    WHERE property_id = target RETURNING no INTO listing_no;
  IF NOT FOUND THEN
    INSERT INTO listing_index (property_id, host_id, score, type, category, price, capacity, minimum_nights, pets_allowed, bedrooms, beds, half_bathrooms, free_cancellation_days,
        crew, package_price, licence_needed, length_feet, cabins, boat_kind, home_kinds, for_families, amenity_mask, latitude, longitude, rating, words, created_at)
      VALUES (target, listing.host_id, listing_score, listing.type, listing.category, listing.price_per_night, listing.capacity, listing.minimum_nights, listing.pets_allowed,
        listing.bedrooms, listing.beds, listing.half_bathrooms, free_days, coalesce(crew_of_boat, listing.crew), lowest_package, listing.licence_needed, listing.length_feet, listing.cabins, kind_of_boat, kinds_of_home, is_for_families,
        amenity_mask(listing.amenities), lat, lng, listing_rating, word_ids, listing.created_at)
      RETURNING no INTO listing_no;
  END IF;
  DELETE FROM listing_postings WHERE no = listing_no;
  INSERT INTO listing_postings (term, score, no)
    SELECT term, listing_score, listing_no FROM (
      SELECT word_term(word_id) AS term FROM unnest(word_ids) AS word_id
      UNION ALL SELECT cell_term(size, lat, lng) FROM generate_series(1, 3) AS size WHERE lat IS NOT NULL
      UNION ALL SELECT fact FROM listing_index AS l CROSS JOIN unnest(fact_terms(l)) AS fact WHERE l.no = listing_no
    ) AS terms;
END
$$;
