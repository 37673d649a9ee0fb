CREATE TABLE "imported_events" (
	"calendar_id" uuid PRIMARY KEY NOT NULL,
	"nights" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD COLUMN "kind" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "unknown_events" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "imported_calendars" SET "unknown_events" = jsonb_array_length("skipped");--> statement-breakpoint
ALTER TABLE "imported_events" ADD CONSTRAINT "imported_events_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;