ALTER TABLE "booking_change_requests" DROP CONSTRAINT "booking_change_requests_price_each_night";--> statement-breakpoint
ALTER TABLE "booking_change_requests" DROP CONSTRAINT "booking_change_requests_total_is_the_sum";--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "package_name" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "crew" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "charter_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "extra_labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "extra_cents" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "prepare_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "seats" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "begins_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "ends_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "license_kind" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "license_number" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "license_country" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "check_in_time" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "check_out_time" text;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_package_id_boat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."boat_packages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_charters_are_whole" CHECK (case when package_id is null then coalesce(package_name, crew, check_in_time, check_out_time, begins_at::text, ends_at::text) is null and charter_cents = 0 and seats = 0 else package_name is not null and crew is not null and check_in_time is not null and check_out_time is not null and begins_at < ends_at and begins_at is not null and ends_at is not null end);--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_extras_have_labels" CHECK (cardinality(extra_labels) = cardinality(extra_cents));--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_price_each_night" CHECK (case when package_id is null then check_in < check_out and cardinality(nightly_prices) = check_out - check_in else check_in <= check_out and cardinality(nightly_prices) = 0 end);--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + charter_cents + cents_of(extra_cents) + cleaning_fee + service_fee);