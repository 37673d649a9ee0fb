CREATE TABLE "booking_notes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_notes_are_short" CHECK (char_length(text) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_host" ON "booking_notes" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "bookings_host_stays" ON "bookings" USING btree ("host_id","check_out","check_in") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_host_sums" ON "bookings" USING btree ("host_id","payable_on","status","cancelled_by","total_price","refund","service_fee","begins_at","paid_out_at");--> statement-breakpoint
CREATE INDEX "bookings_host_phases" ON "bookings" USING btree ("host_id","begins_at","ends_at") WHERE status = 'confirmed';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hosts_have_reasons" CHECK (cancel_reason is null or coalesce(cancelled_by, '') = 'host' and cancel_reason in ('repairs', 'weather', 'emergency', 'unavailable', 'guest_asked', 'other'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_show_after_check_in" CHECK (no_show_at is null or status = 'confirmed' and no_show_at >= begins_at);