ALTER TABLE "bookings" ADD COLUMN "listed_prices" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "line_labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "line_cents" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guests_included" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "extra_guest_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lines_are_the_difference" CHECK (cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_extra_guests" CHECK (guests_included >= 0 and extra_guest_cents >= 0);