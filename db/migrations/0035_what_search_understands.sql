CREATE TABLE "saved_search_news" (
	"search_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_news_search_id_property_id_pk" PRIMARY KEY("search_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_name_fits" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "saved_searches_address_fits" CHECK (char_length(address) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "bedrooms" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "beds" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "half_bathrooms" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "free_cancellation_days" smallint;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "crew" text;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "licence_needed" boolean;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "length_feet" smallint;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "cabins" smallint;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "boat_kind" text;--> statement-breakpoint
ALTER TABLE "saved_search_news" ADD CONSTRAINT "saved_search_news_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_news" ADD CONSTRAINT "saved_search_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_news_listing" ON "saved_search_news" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","address");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at") WHERE email;--> statement-breakpoint
-- By hand
-- One bit for each amenity that can be filtered by, in the order of AMENITY_FILTERS; some under other names, too.
CREATE OR REPLACE FUNCTION amenity_mask(amenities text[]) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << bit), 0)
  FROM (VALUES ('wifi',0),('wi-fi',0),('internet',0),('kitchen',1),('free parking',2),('free parking on premises',2),('parking',2),('pool',3),('swimming pool',3),
    ('private pool',3),('air conditioning',4),('ac',4),('heating',5),('washer',6),('washing machine',6),('dryer',7),('tv',8),('workspace',9),
    ('dedicated workspace',9),('life jackets',10),('first aid kit',11),('gps navigation',12),('gps',12),('bathroom',13),('sound system',14),('fishing gear',15),
    ('fishing equipment',15),('water toys',16),('sauna',17),('cold plunge',18),('hot tub',19),('private hot tub',19),('jacuzzi',19),('gym',20),
    ('kayaks',21),('kayak',21),('canoe',21),('paddleboards',22),('paddleboard',22),('paddle board',22),('snorkeling gear',23),('snorkeling equipment',23),
    ('fireplace',24),('indoor fireplace',24),('wood stove',24),('bbq grill',25),('bbq',25),('barbecue',25),('grill',25),('dishwasher',26),('ev charger',27),('crib',28),
    ('balcony',29),('patio or balcony',29),('terrace',29),('beach access',30),('beachfront',30),('beach access – beachfront',30),('waterfront',31),('dock',32),('boat slip',32),('water view',33),
    ('sea view',33),('ocean view',33),('lake view',33),('bikes',34),('bicycles',34),('step-free access',35),('wheelchair accessible',35)) AS known (name, bit)
  WHERE name = ANY (SELECT lower(amenity) FROM unnest(amenities) AS amenity)
$$;
--> statement-breakpoint
-- What kind of boat it is, as its title calls it, or else its description; null where neither says.
CREATE FUNCTION boat_kind(title text, description text) RETURNS text
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_listing(target uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  listing properties%ROWTYPE;
  listing_no integer;
  listing_score integer;
  listing_rating smallint;
  free_days smallint;
  kind_of_boat text;
  review_count integer;
  review_sum integer;
  found_words text[];
  word_ids integer[];
  lat double precision;
  lng double precision;
BEGIN
  PERFORM 1 FROM properties WHERE id = target FOR NO KEY UPDATE;
  SELECT * INTO listing FROM properties WHERE id = target;
  IF NOT FOUND OR listing.status <> 'active' THEN
    DELETE FROM listing_index WHERE property_id = target;
    RETURN;
  END IF;
  SELECT count(*), coalesce(sum(rating), 0) INTO review_count, review_sum FROM reviews WHERE property_id = target AND revealed_at IS NOT NULL;
  listing_score := round(1000 * (review_sum + 5 * 4.2) / (review_count + 5));
  listing_rating := CASE WHEN review_count = 0 THEN 0 ELSE round(100.0 * review_sum / review_count) END;
  free_days := CASE listing.cancellation_policy WHEN 'flexible' THEN 1 WHEN 'moderate' THEN 5 END;
  kind_of_boat := CASE WHEN listing.type = 'boat' THEN boat_kind(listing.title, listing.description) END;
  lat := shown_coordinate(listing.latitude, listing.place_precision);
  lng := shown_coordinate(listing.longitude, listing.place_precision);
  found_words := search_words_of(concat_ws(' ', listing.title, listing.city, listing.state, us_state_name(listing.state), listing.country,
    CASE WHEN listing.place_precision = 'exact' THEN concat_ws(' ', listing.zip_code, listing.street_address) END));
  INSERT INTO search_words (word)
    SELECT word FROM unnest(found_words) AS candidate (word)
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = candidate.word)
    ORDER BY word ON CONFLICT DO NOTHING;
  SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO word_ids FROM search_words WHERE word = ANY (found_words);
  -- An insert that meets the row would use up a number each time.
  UPDATE listing_index SET host_id = listing.host_id, score = listing_score, type = listing.type, category = listing.category,
      price = listing.price_per_night, capacity = listing.capacity, minimum_nights = listing.minimum_nights, pets_allowed = listing.pets_allowed,
      bedrooms = listing.bedrooms, beds = listing.beds, half_bathrooms = listing.half_bathrooms, free_cancellation_days = free_days,
      crew = listing.crew, licence_needed = listing.licence_needed, length_feet = listing.length_feet, cabins = listing.cabins, boat_kind = kind_of_boat,
      amenity_mask = amenity_mask(listing.amenities), latitude = lat, longitude = lng, rating = listing_rating, words = word_ids,
      created_at = listing.created_at
    WHERE property_id = target RETURNING no INTO listing_no;
  IF NOT FOUND THEN
    INSERT INTO listing_index (property_id, host_id, score, type, category, price, capacity, minimum_nights, pets_allowed, bedrooms, beds, half_bathrooms, free_cancellation_days,
        crew, licence_needed, length_feet, cabins, boat_kind, amenity_mask, latitude, longitude, rating, words, created_at)
      VALUES (target, listing.host_id, listing_score, listing.type, listing.category, listing.price_per_night, listing.capacity, listing.minimum_nights, listing.pets_allowed,
        listing.bedrooms, listing.beds, listing.half_bathrooms, free_days, listing.crew, listing.licence_needed, listing.length_feet, listing.cabins, kind_of_boat,
        amenity_mask(listing.amenities), lat, lng, listing_rating, word_ids, listing.created_at)
      RETURNING no INTO listing_no;
  END IF;
  DELETE FROM listing_postings WHERE no = listing_no;
  INSERT INTO listing_postings (term, score, no)
    SELECT term, listing_score, listing_no FROM (
      SELECT word_term(word_id) AS term FROM unnest(word_ids) AS word_id
      UNION ALL SELECT cell_term(size, lat, lng) FROM generate_series(1, 3) AS size WHERE lat IS NOT NULL
    ) AS terms;
END
$$;
--> statement-breakpoint
SELECT index_listing(id) FROM properties WHERE status = 'active' ORDER BY id;
