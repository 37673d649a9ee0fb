CREATE TABLE "passenger_lists" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passengers" (
	"booking_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"age" smallint NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "passengers_booking_id_no_pk" PRIMARY KEY("booking_id","no"),
	CONSTRAINT "passengers_no" CHECK (no between 1 and 120),
	CONSTRAINT "passengers_name" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "passengers_age" CHECK (age between 0 and 120),
	CONSTRAINT "passengers_phone" CHECK (char_length(phone) <= 30 and (no > 1 or phone <> ''))
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_hosts_have_reasons";--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_state_is_known";--> statement-breakpoint
ALTER TABLE "passenger_lists" ADD CONSTRAINT "passenger_lists_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_booking_id_passenger_lists_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."passenger_lists"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_departure" ON "bookings" USING btree ("departure_id") WHERE departure_id is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hosts_have_reasons" CHECK (cancel_reason is null or coalesce(cancelled_by, '') = 'host' and cancel_reason in ('repairs', 'weather', 'emergency', 'unavailable', 'guest_asked', 'too_few_guests', 'other'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_state_is_known" CHECK (state in ('holding', 'asked', 'booked', 'lapsed', 'abandoned', 'declined', 'withdrawn', 'refused', 'cancelled'));