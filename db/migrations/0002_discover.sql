CREATE TABLE "occupied_nights" (
	"property_id" uuid NOT NULL,
	"night" date NOT NULL,
	"kind" text NOT NULL,
	"holder_id" uuid,
	CONSTRAINT "occupied_nights_property_id_night_pk" PRIMARY KEY("property_id","night"),
	CONSTRAINT "occupied_nights_kind_is_known" CHECK (kind in ('booking', 'block', 'import')),
	CONSTRAINT "occupied_nights_block_has_no_holder" CHECK ((kind = 'block') = (holder_id is null))
);
--> statement-breakpoint
CREATE TABLE "property_blocked_dates" (
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "property_blocked_dates_property_id_date_pk" PRIMARY KEY("property_id","date")
);
--> statement-breakpoint
CREATE TABLE "property_custom_prices" (
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "property_custom_prices_property_id_date_pk" PRIMARY KEY("property_id","date"),
	CONSTRAINT "property_custom_prices_are_not_negative" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" text NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" smallint NOT NULL,
	"total_price" integer NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"cancellation_policy" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_stay_has_nights" CHECK (check_in < check_out),
	CONSTRAINT "bookings_have_guests" CHECK (guests >= 1),
	CONSTRAINT "bookings_status_is_known" CHECK (status in ('confirmed', 'cancelled')),
	CONSTRAINT "bookings_reservation_is_formed" CHECK (reservation_id ~ '^RES-[0-9]{8}-[A-Z0-9]{6}$')
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"type" text DEFAULT 'boat' NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_per_night" integer NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text NOT NULL,
	"place_precision" text DEFAULT 'exact' NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"capacity" smallint DEFAULT 8 NOT NULL,
	"bedrooms" smallint DEFAULT 1 NOT NULL,
	"beds" smallint DEFAULT 1 NOT NULL,
	"half_bathrooms" smallint DEFAULT 2 NOT NULL,
	"crew" text,
	"licence_needed" boolean,
	"length_feet" smallint,
	"cabins" smallint,
	"fuel_policy" text,
	"marina" text,
	"minimum_nights" smallint DEFAULT 1 NOT NULL,
	"check_in_time" text DEFAULT '15:00' NOT NULL,
	"check_out_time" text DEFAULT '11:00' NOT NULL,
	"house_rules" text[] DEFAULT '{}' NOT NULL,
	"cancellation_policy" text DEFAULT 'moderate' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_type_fits_category" CHECK ((type = 'property' and category in ('House', 'Apartment')) or (type = 'boat' and category in ('Boat', 'Yacht'))),
	CONSTRAINT "properties_status_is_known" CHECK (status in ('active', 'paused')),
	CONSTRAINT "properties_place_precision_is_known" CHECK (place_precision in ('exact', 'approximate')),
	CONSTRAINT "properties_policy_is_known" CHECK (cancellation_policy in ('flexible', 'moderate', 'strict')),
	CONSTRAINT "properties_crew_is_a_boats" CHECK (crew is null or (type = 'boat' and crew in ('captained', 'bareboat', 'either'))),
	CONSTRAINT "properties_title_fits" CHECK (char_length(title) between 1 and 100),
	CONSTRAINT "properties_prices_are_not_negative" CHECK (price_per_night >= 0 and cleaning_fee >= 0),
	CONSTRAINT "properties_sizes_make_sense" CHECK (capacity between 1 and 100 and minimum_nights between 1 and 365 and bedrooms >= 0 and beds >= 0 and half_bathrooms >= 0),
	CONSTRAINT "properties_coordinates_are_whole" CHECK ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
	CONSTRAINT "properties_amenities_are_few" CHECK (cardinality(amenities) <= 100)
);
--> statement-breakpoint
CREATE TABLE "property_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"preview" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_photos_have_a_size" CHECK (width > 0 and height > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"cleanliness" smallint NOT NULL,
	"accuracy" smallint NOT NULL,
	"communication" smallint NOT NULL,
	"location" smallint,
	"condition" smallint,
	"value" smallint NOT NULL,
	"text" text NOT NULL,
	"host_reply" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "reviews_ratings_are_stars" CHECK (rating between 1 and 5 and cleanliness between 1 and 5 and accuracy between 1 and 5 and communication between 1 and 5 and value between 1 and 5),
	CONSTRAINT "reviews_location_or_condition" CHECK (num_nonnulls(location, condition) = 1 and coalesce(location, condition) between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "saved_properties" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_properties_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "listing_index" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_index_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"price" integer NOT NULL,
	"capacity" smallint NOT NULL,
	"minimum_nights" smallint NOT NULL,
	"amenity_mask" bigint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"rating" smallint NOT NULL,
	"words" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_postings" (
	"term" bigint NOT NULL,
	"score" integer NOT NULL,
	"no" integer NOT NULL,
	CONSTRAINT "listing_postings_term_score_no_pk" PRIMARY KEY("term","score","no")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_blocked_dates" ADD CONSTRAINT "property_blocked_dates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_custom_prices" ADD CONSTRAINT "property_custom_prices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_index" ADD CONSTRAINT "listing_index_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_index" ADD CONSTRAINT "listing_index_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_postings" ADD CONSTRAINT "listing_postings_no_listing_index_no_fk" FOREIGN KEY ("no") REFERENCES "public"."listing_index"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occupied_nights_holder" ON "occupied_nights" USING btree ("holder_id") WHERE holder_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reservation" ON "bookings" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_id","check_in");--> statement-breakpoint
CREATE INDEX "bookings_listing" ON "bookings" USING btree ("property_id","check_in");--> statement-breakpoint
CREATE INDEX "properties_host" ON "properties" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at" DESC NULLS LAST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "property_photos_order" ON "property_photos" USING btree ("property_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking" ON "reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "reviews_listing" ON "reviews" USING btree ("property_id","created_at" DESC NULLS LAST) WHERE revealed_at is not null;--> statement-breakpoint
CREATE INDEX "saved_properties_listing" ON "saved_properties" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_index_property" ON "listing_index" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "listing_index_score" ON "listing_index" USING btree ("score" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_index_newest" ON "listing_index" USING btree ("created_at" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_index_price" ON "listing_index" USING btree ("price","no");--> statement-breakpoint
CREATE INDEX "listing_index_rating" ON "listing_index" USING btree ("rating" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_index_host" ON "listing_index" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "listing_postings_listing" ON "listing_postings" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_word" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin (word gin_trgm_ops);