CREATE TABLE "imported_times" (
	"property_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_times_calendar_id_begins_at_ends_at_pk" PRIMARY KEY("calendar_id","begins_at","ends_at"),
	CONSTRAINT "imported_times_end_after_they_begin" CHECK (begins_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "calendar_clashes" DROP CONSTRAINT "calendar_clashes_once";--> statement-breakpoint
ALTER TABLE "imported_stays" DROP CONSTRAINT "imported_stays_calendar_id_first_night_end_night_pk";--> statement-breakpoint
ALTER TABLE "held_times" ADD COLUMN "claimed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_refreshes" ADD COLUMN "times_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_refreshes" ADD COLUMN "times_freed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "all_day_means" text DEFAULT 'days' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD COLUMN "is_ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_times_listing" ON "imported_times" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD CONSTRAINT "calendar_clashes_once" UNIQUE NULLS NOT DISTINCT("calendar_id","booking_id","first_night","end_night","begins_at","ends_at");--> statement-breakpoint
ALTER TABLE "imported_stays" ADD CONSTRAINT "imported_stays_once" UNIQUE NULLS NOT DISTINCT("calendar_id","first_night","end_night","begins_at","ends_at");--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD CONSTRAINT "imported_calendars_all_day_means_days_or_nights" CHECK (all_day_means in ('days', 'nights'));--> statement-breakpoint
ALTER TABLE "imported_stays" ADD CONSTRAINT "imported_stays_times_end_after_they_begin" CHECK ((begins_at is null) = (ends_at is null) and begins_at < ends_at);