CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" smallint NOT NULL,
	"children" smallint DEFAULT 0 NOT NULL,
	"infants" smallint DEFAULT 0 NOT NULL,
	"pets" smallint DEFAULT 0 NOT NULL,
	"nightly_prices" integer[] NOT NULL,
	"listed_prices" integer[] DEFAULT '{}' NOT NULL,
	"line_labels" text[] DEFAULT '{}' NOT NULL,
	"line_cents" integer[] DEFAULT '{}' NOT NULL,
	"fills_gap" boolean DEFAULT false NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"preparation_before" smallint DEFAULT 0 NOT NULL,
	"preparation_after" smallint DEFAULT 0 NOT NULL,
	"weekly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"monthly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"last_minute_days" smallint DEFAULT 0 NOT NULL,
	"last_minute_percent" smallint DEFAULT 0 NOT NULL,
	"early_bird_days" smallint DEFAULT 0 NOT NULL,
	"early_bird_percent" smallint DEFAULT 0 NOT NULL,
	"gap_nights" smallint DEFAULT 0 NOT NULL,
	"gap_percent" smallint DEFAULT 0 NOT NULL,
	"guests_included" smallint DEFAULT 0 NOT NULL,
	"extra_guest_cents" integer DEFAULT 0 NOT NULL,
	"cancellation_policy" text NOT NULL,
	"time_zone" text NOT NULL,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"payable_at" timestamp with time zone NOT NULL,
	"mode" text DEFAULT 'instant' NOT NULL,
	"state" text DEFAULT 'holding' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"message" text DEFAULT '' NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "checkouts_have_guests" CHECK (guests >= 1),
	CONSTRAINT "checkouts_party" CHECK (children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20),
	CONSTRAINT "checkouts_lines_are_the_difference" CHECK (cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end),
	CONSTRAINT "checkouts_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + cleaning_fee + service_fee),
	CONSTRAINT "checkouts_stay_has_nights" CHECK (check_in < check_out),
	CONSTRAINT "checkouts_price_each_night" CHECK (cardinality(nightly_prices) = check_out - check_in),
	CONSTRAINT "checkouts_preparation" CHECK (preparation_before between 0 and 7 and preparation_after between 0 and 7),
	CONSTRAINT "checkouts_extra_guests" CHECK (guests_included >= 0 and extra_guest_cents >= 0),
	CONSTRAINT "checkouts_end_after_they_begin" CHECK (begins_at < ends_at),
	CONSTRAINT "checkouts_mode_is_known" CHECK (mode in ('instant', 'request', 'offer')),
	CONSTRAINT "checkouts_state_is_known" CHECK (state in ('holding', 'asked', 'booked', 'lapsed', 'abandoned', 'declined', 'withdrawn', 'refused')),
	CONSTRAINT "checkouts_end_once" CHECK ((state in ('holding', 'asked')) = (ended_at is null)),
	CONSTRAINT "checkouts_ask_until" CHECK (state <> 'asked' or answer_by is not null),
	CONSTRAINT "checkouts_expire_after_they_begin" CHECK (created_at < expires_at)
);
--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "checkout_id" uuid,
	ADD COLUMN "checkout_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "held_until" timestamp with time zone GENERATED ALWAYS AS (case when booking_id is null and manual_booking_id is null and not is_blocked and calendars = 0 and cardinality(preparing) = 0 then checkout_ends else 'infinity'::timestamptz end) STORED NOT NULL,
	DROP CONSTRAINT "occupied_nights_are_claimed",
	DROP CONSTRAINT "occupied_nights_property_id_night_pk";--> statement-breakpoint
-- The expression can be changed from PostgreSQL 17 on; before it, the column is made again, and the view that shows it with the other views.
DO $$
DECLARE
	expression text := $e$case when booking_id is not null then 'booking' when manual_booking_id is not null then 'manual' when is_blocked then 'block' when calendars > 0 then 'import' when cardinality(preparing) > 0 then 'preparation' else 'checkout' end$e$;
BEGIN
	IF current_setting('server_version_num')::integer >= 170000 THEN
		EXECUTE format('ALTER TABLE "occupied_nights" ALTER COLUMN "kind" SET EXPRESSION AS (%s)', expression);
	ELSE
		DROP VIEW IF EXISTS "taken_nights";
		ALTER TABLE "occupied_nights" DROP COLUMN "kind";
		EXECUTE format('ALTER TABLE "occupied_nights" ADD COLUMN "kind" text GENERATED ALWAYS AS (%s) STORED NOT NULL', expression);
	END IF;
END $$;--> statement-breakpoint
-- Whether a night is held is read from the index alone.
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_property_id_night_pk" PRIMARY KEY ("property_id","night") INCLUDE ("held_until");--> statement-breakpoint
ALTER TABLE "property_blocked_dates" ADD COLUMN "blocked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("guest_id","property_id") WHERE state in ('holding', 'asked');--> statement-breakpoint
CREATE INDEX "checkouts_lapsing" ON "checkouts" USING btree ("expires_at") WHERE state in ('holding', 'asked');--> statement-breakpoint
CREATE INDEX "checkouts_asked" ON "checkouts" USING btree ("host_id","answer_by") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "checkouts_guest" ON "checkouts" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_listing" ON "checkouts" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occupied_nights_held" ON "occupied_nights" USING btree ("held_until") WHERE held_until < 'infinity';--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_checkout" ON "bookings" USING btree ("checkout_id");--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_checkouts_end" CHECK ((checkout_id is null) = (checkout_ends is null));--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_are_booked_or_paid_for" CHECK (booking_id is null or checkout_id is null);--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_are_claimed" CHECK (booking_id is not null or manual_booking_id is not null or is_blocked or calendars > 0 or cardinality(preparing) > 0 or checkout_id is not null);
