ALTER TABLE "calendar_clashes" DROP CONSTRAINT "calendar_clashes_once";--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "slow_answers" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD COLUMN "may_echo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD COLUMN "named_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD CONSTRAINT "calendar_clashes_once" UNIQUE("calendar_id","booking_id","first_night","end_night");--> statement-breakpoint
UPDATE imported_calendars SET site = split_part(shown_address, '/', 1);--> statement-breakpoint
-- Whether a stay may be an echo, and since when its event is known, only a whole reading can say: the next one is asked for without its date.
UPDATE imported_calendars SET read_for = NULL;--> statement-breakpoint
UPDATE imported_events SET nights = (
  SELECT coalesce(jsonb_object_agg(event, (
    SELECT coalesce(jsonb_agg(stay || '{"mayEcho": true, "namedAt": null}'), '[]') FROM jsonb_array_elements(stays) AS stay)), '{}')
  FROM jsonb_each(nights) AS each (event, stays));
