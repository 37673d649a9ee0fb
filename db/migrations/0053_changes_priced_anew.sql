CREATE TABLE "calendar_edits" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"first_day" date NOT NULL,
	"edited" jsonb NOT NULL,
	CONSTRAINT "calendar_edits_kind_is_known" CHECK (kind in ('price', 'minimum'))
);
--> statement-breakpoint
ALTER TABLE "booking_change_requests" DROP CONSTRAINT "booking_change_requests_state_is_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "weekly_discount_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "monthly_discount_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "last_minute_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "last_minute_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "early_bird_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "early_bird_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "gap_nights" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "gap_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "fills_gap" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "listed_prices" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "line_labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "line_cents" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD COLUMN "fills_gap" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_photos" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_edits" ADD CONSTRAINT "calendar_edits_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_lines_are_the_difference" CHECK (cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end);--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_state_is_known" CHECK (state in ('open', 'approved', 'declined', 'lapsed', 'withdrawn', 'overtaken'));--> statement-breakpoint
-- Bookings that are still ahead: the discount that their guest saw, and for the rest today's rules, since nobody wrote down those of the day. One that was
-- changed before, or waits for an answer, has discounts and extra guests in its nights' prices already and gets none of them again.
UPDATE bookings b SET
  weekly_discount_percent = coalesce(substring(seen.lines from 'Weekly discount −([0-9]+)%')::smallint, r.weekly_discount_percent, 0),
  monthly_discount_percent = coalesce(substring(seen.lines from 'Monthly discount −([0-9]+)%')::smallint, r.monthly_discount_percent, 0),
  last_minute_percent = coalesce(substring(seen.lines from 'Last-minute discount −([0-9]+)%')::smallint, r.last_minute_percent, 0),
  last_minute_days = greatest(r.last_minute_days, case when seen.lines like '%Last-minute%' then seen.days_ahead else 0 end, 0),
  early_bird_percent = coalesce(substring(seen.lines from 'Early-bird discount −([0-9]+)%')::smallint, r.early_bird_percent, 0),
  early_bird_days = coalesce(least(nullif(r.early_bird_days, 0), case when seen.lines like '%Early-bird%' then seen.days_ahead end), 0),
  gap_percent = coalesce(substring(seen.lines from 'Gap discount −([0-9]+)%')::smallint, r.gap_percent, 0),
  gap_nights = greatest(r.gap_nights, case when seen.lines like '%Gap%' then b.check_out - b.check_in else 0 end, 0),
  fills_gap = seen.lines like '%Gap%'
FROM bookings known
CROSS JOIN LATERAL (
  SELECT array_to_string(known.line_labels, '; ') AS lines,
    greatest(known.check_in - (known.created_at at time zone known.time_zone)::date, 0) AS days_ahead
) seen
LEFT JOIN property_rules r ON r.property_id = known.property_id
WHERE known.id = b.id AND b.status = 'confirmed' AND b.begins_at > now() AND b.changes = 0
  AND NOT EXISTS (SELECT FROM booking_change_requests c WHERE c.booking_id = b.id AND c.state = 'open');--> statement-breakpoint
UPDATE bookings SET guests_included = greatest(guests_included, guests)
WHERE status = 'confirmed' AND begins_at > now() AND changes > 0 AND guests_included > 0 AND extra_guest_cents > 0;
