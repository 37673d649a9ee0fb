CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "boat_clocks" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"turnaround_minutes" smallint NOT NULL,
	"notice_minutes" integer NOT NULL,
	"sells_nights" boolean DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "boat_clocks_turnaround" CHECK (turnaround_minutes between 0 and 1440),
	CONSTRAINT "boat_clocks_notice" CHECK (notice_minutes between 0 and 43200)
);
--> statement-breakpoint
CREATE TABLE "held_times" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_times_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"day" date,
	"is_morning" boolean DEFAULT false NOT NULL,
	"is_by_night" boolean NOT NULL,
	"used" "tstzrange" NOT NULL,
	"held" "tstzrange" NOT NULL,
	"held_until" timestamp with time zone DEFAULT 'infinity' NOT NULL,
	"clashes" boolean DEFAULT false NOT NULL,
	"layer" "int8range" GENERATED ALWAYS AS (case when kind in ('charter', 'departure') then int8range(null, null) when kind = 'stay' then int8range(-1099511627776, 1099511627776) when kind = 'manual' then int8range(case when is_by_night then -1099511627776 end, 0) when kind = 'block' and is_morning then int8range(1099511627776 + no, 1099511627777 + no) when kind = 'block' then int8range(no, no + 1) when is_morning then int8range(-1099511627776 - no, -1099511627775 - no) else int8range(-no, 1 - no) end) STORED NOT NULL,
	CONSTRAINT "held_times_kind_is_known" CHECK (kind in ('stay', 'charter', 'departure', 'manual', 'block', 'import')),
	CONSTRAINT "held_times_only_calendars_clash" CHECK (not clashes or kind = 'import'),
	CONSTRAINT "held_times_mornings_are_of_days" CHECK (not is_morning or day is not null and kind in ('block', 'import')),
	CONSTRAINT "held_times_are_times" CHECK (not isempty(used) and held @> used and lower_inc(held) and not upper_inc(held) and lower(held) > '-infinity' and upper(held) < 'infinity' and upper(held) - lower(held) <= interval '800 days')
);
--> statement-breakpoint
CREATE TABLE "boat_extras" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"terms" text NOT NULL,
	"cents" integer,
	"unit" text DEFAULT 'booking' NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"crew" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "boat_extras_names" CHECK (char_length(name) between 1 and 60),
	CONSTRAINT "boat_extras_kind_is_known" CHECK (kind in ('captain', 'crew', 'fuel', 'cleaning', 'transit_log', 'equipment', 'pickup', 'other')),
	CONSTRAINT "boat_extras_unit_is_known" CHECK (unit in ('booking', 'hour', 'person')),
	CONSTRAINT "boat_extras_crew_is_known" CHECK (crew in ('captained', 'bareboat')),
	CONSTRAINT "boat_extras_have_terms" CHECK (case terms when 'priced' then cents between 0 and 10000000 when 'at_the_end' then cents is null or cents between 0 and 10000000 when 'included' then cents is null when 'on_request' then cents is null and not is_required else false end)
);
--> statement-breakpoint
CREATE TABLE "boat_package_prices" (
	"package_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"weekdays" smallint DEFAULT 127 NOT NULL,
	"from_day" date,
	"until_day" date,
	"is_yearly" boolean DEFAULT false NOT NULL,
	"captained_cents" integer,
	"bareboat_cents" integer,
	CONSTRAINT "boat_package_prices_package_id_no_pk" PRIMARY KEY("package_id","no"),
	CONSTRAINT "boat_package_prices_weekdays" CHECK (weekdays between 1 and 127),
	CONSTRAINT "boat_package_prices_days" CHECK ((from_day is null) = (until_day is null) and (is_yearly or from_day <= until_day)),
	CONSTRAINT "boat_package_prices_no" CHECK (no between 1 and 20),
	CONSTRAINT "boat_package_prices_are_prices" CHECK (coalesce(captained_cents, bareboat_cents) is not null and captained_cents between 0 and 100000000 and bareboat_cents between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "boat_package_starts" (
	"package_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"weekdays" smallint DEFAULT 127 NOT NULL,
	"from_day" date,
	"until_day" date,
	"is_yearly" boolean DEFAULT false NOT NULL,
	"first_start" time NOT NULL,
	"last_start" time NOT NULL,
	"step_minutes" smallint DEFAULT 30 NOT NULL,
	CONSTRAINT "boat_package_starts_package_id_no_pk" PRIMARY KEY("package_id","no"),
	CONSTRAINT "boat_package_starts_weekdays" CHECK (weekdays between 1 and 127),
	CONSTRAINT "boat_package_starts_days" CHECK ((from_day is null) = (until_day is null) and (is_yearly or from_day <= until_day)),
	CONSTRAINT "boat_package_starts_no" CHECK (no between 1 and 20),
	CONSTRAINT "boat_package_starts_steps" CHECK (first_start <= last_start and step_minutes in (15, 30, 60))
);
--> statement-breakpoint
CREATE TABLE "boat_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"minutes" integer,
	"nights" smallint,
	"returns_at" time,
	"prepare_minutes" smallint DEFAULT 0 NOT NULL,
	"captained_cents" integer,
	"bareboat_cents" integer,
	"seats" smallint,
	"guests" smallint NOT NULL,
	"begins_place" text DEFAULT '' NOT NULL,
	"ends_place" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "boat_packages_names" CHECK (char_length(name) between 1 and 60 and char_length(begins_place) <= 120 and char_length(ends_place) <= 120),
	CONSTRAINT "boat_packages_have_one_length" CHECK ((minutes is null) <> (returns_at is null) and (returns_at is null) = (nights is null) and minutes between 30 and 20160 and nights between 0 and 28),
	CONSTRAINT "boat_packages_prepare" CHECK (prepare_minutes between 0 and 1440),
	CONSTRAINT "boat_packages_have_a_price" CHECK (coalesce(captained_cents, bareboat_cents) is not null and captained_cents between 0 and 100000000 and bareboat_cents between 0 and 100000000),
	CONSTRAINT "boat_packages_seats" CHECK (seats between 1 and 100 and (seats is null or bareboat_cents is null)),
	CONSTRAINT "boat_packages_guests" CHECK (guests between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "departure_seats" (
	"departure_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"seats" smallint NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "departure_seats_departure_id_holder_id_pk" PRIMARY KEY("departure_id","holder_id"),
	CONSTRAINT "departure_seats_are_some" CHECK (seats between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"prepare_minutes" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "departures_once" UNIQUE("package_id","begins_at"),
	CONSTRAINT "departures_have_room" CHECK (taken between 0 and seats and seats between 1 and 100),
	CONSTRAINT "departures_end_after_they_begin" CHECK (begins_at < ends_at),
	CONSTRAINT "departures_cancelled_are_empty" CHECK (cancelled_at is null or taken = 0)
);
--> statement-breakpoint
-- Its expressions can't be changed before PostgreSQL 17, so both columns are made again, in one pass over the table, and with them the key and the view.
DROP VIEW IF EXISTS "taken_nights";--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP CONSTRAINT "occupied_nights_are_claimed",
	DROP CONSTRAINT "occupied_nights_property_id_night_pk",
	DROP COLUMN "held_until",
	DROP COLUMN "kind",
	ADD COLUMN "hours_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "held_until" timestamp with time zone GENERATED ALWAYS AS (case when booking_id is null and manual_booking_id is null and not is_blocked and calendars = 0 and cardinality(preparing) = 0 then greatest(checkout_ends, hours_until) else 'infinity'::timestamptz end) STORED NOT NULL,
	ADD COLUMN "kind" text GENERATED ALWAYS AS (case when booking_id is not null then 'booking' when manual_booking_id is not null then 'manual' when is_blocked then 'block' when calendars > 0 then 'import' when cardinality(preparing) > 0 then 'preparation' when hours_until > coalesce(checkout_ends, '-infinity'::timestamptz) then 'hours' else 'checkout' end) STORED NOT NULL;--> statement-breakpoint
-- Whether a night is held is read from the index alone.
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_property_id_night_pk" PRIMARY KEY ("property_id","night") INCLUDE ("held_until");--> statement-breakpoint
CREATE INDEX "occupied_nights_held" ON "occupied_nights" USING btree ("held_until") WHERE held_until < 'infinity';--> statement-breakpoint
ALTER TABLE "manual_bookings" DROP CONSTRAINT "manual_bookings_have_nights";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_total_is_the_sum";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_stay_has_nights";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_price_each_night";--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_total_is_the_sum";--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_stay_has_nights";--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_price_each_night";--> statement-breakpoint
ALTER TABLE "manual_bookings" ADD COLUMN "by_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "package_name" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "crew" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "charter_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "extra_labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "extra_cents" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "prepare_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "departure_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "seats" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "begins_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ends_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "license_kind" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "license_number" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "license_country" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "package_name" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "crew" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "charter_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "extra_labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "extra_cents" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "prepare_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "departure_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "seats" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "begins_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "ends_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "license_kind" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "license_number" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "license_country" text;--> statement-breakpoint
ALTER TABLE "boat_clocks" ADD CONSTRAINT "boat_clocks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_times" ADD CONSTRAINT "held_times_property_id_boat_clocks_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."boat_clocks"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boat_extras" ADD CONSTRAINT "boat_extras_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boat_package_prices" ADD CONSTRAINT "boat_package_prices_package_id_boat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."boat_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boat_package_starts" ADD CONSTRAINT "boat_package_starts_package_id_boat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."boat_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boat_packages" ADD CONSTRAINT "boat_packages_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_seats" ADD CONSTRAINT "departure_seats_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_package_id_boat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."boat_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Not deferrable, because whoever comes second must be told by ON CONFLICT. Not known to the schema in TypeScript.
ALTER TABLE "held_times" ADD CONSTRAINT "held_times_do_not_overlap" EXCLUDE USING gist ("property_id" WITH =, "held" WITH &&, "layer" WITH &&) WHERE (NOT clashes);--> statement-breakpoint
CREATE INDEX "held_times_holder" ON "held_times" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "held_times_clashing" ON "held_times" USING btree ("property_id") WHERE clashes;--> statement-breakpoint
CREATE INDEX "held_times_ending" ON "held_times" USING btree ("held_until") WHERE held_until < 'infinity';--> statement-breakpoint
CREATE INDEX "boat_extras_boat" ON "boat_extras" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "boat_packages_boat" ON "boat_packages" USING btree ("property_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "departures_boat" ON "departures" USING btree ("property_id","begins_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_package_id_boat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."boat_packages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_package_id_boat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."boat_packages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_are_claimed" CHECK (booking_id is not null or manual_booking_id is not null or is_blocked or calendars > 0 or cardinality(preparing) > 0 or checkout_id is not null or hours_until is not null);--> statement-breakpoint
ALTER TABLE "manual_bookings" ADD CONSTRAINT "manual_bookings_have_nights" CHECK ((check_out > check_in or by_hours and check_out = check_in) and check_out - check_in <= 731 and ends_at > begins_at);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_charters_are_whole" CHECK (case when package_id is null then coalesce(package_name, crew, license_kind, license_number, license_country) is null and charter_cents = 0 and cardinality(extra_labels) = 0 and departure_id is null else package_name is not null and crew is not null and crew in ('captained', 'bareboat') end);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_extras_have_labels" CHECK (cardinality(extra_labels) = cardinality(extra_cents));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_seats_are_of_departures" CHECK (case when departure_id is null then seats = 0 else seats between 1 and 100 end);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_prepare_minutes" CHECK (prepare_minutes between 0 and 1440 and charter_cents >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + charter_cents + cents_of(extra_cents) + cleaning_fee + service_fee);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_stay_has_nights" CHECK (check_in < check_out or package_id is not null and check_in = check_out);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_price_each_night" CHECK (cardinality(nightly_prices) = case when package_id is null then check_out - check_in else 0 end);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_charters_are_whole" CHECK (case when package_id is null then coalesce(package_name, crew, license_kind, license_number, license_country) is null and charter_cents = 0 and cardinality(extra_labels) = 0 and departure_id is null else package_name is not null and crew is not null and crew in ('captained', 'bareboat') end);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_extras_have_labels" CHECK (cardinality(extra_labels) = cardinality(extra_cents));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_seats_are_of_departures" CHECK (case when departure_id is null then seats = 0 else seats between 1 and 100 end);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_prepare_minutes" CHECK (prepare_minutes between 0 and 1440 and charter_cents >= 0);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + charter_cents + cents_of(extra_cents) + cleaning_fee + service_fee);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_stay_has_nights" CHECK (check_in < check_out or package_id is not null and check_in = check_out);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_price_each_night" CHECK (cardinality(nightly_prices) = case when package_id is null then check_out - check_in else 0 end);