CREATE TABLE "calendar_clashes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"first_night" date NOT NULL,
	"end_night" date NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text,
	CONSTRAINT "calendar_clashes_once" UNIQUE("calendar_id","booking_id","end_night"),
	CONSTRAINT "calendar_clashes_resolved_somehow" CHECK ((resolved_at is null) = (resolution is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_exports" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"sealed_token" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_exports_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_refreshes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_refreshes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"calendar_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"nights_taken" integer DEFAULT 0 NOT NULL,
	"nights_freed" integer DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "imported_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed_address" text NOT NULL,
	"address_hash" text NOT NULL,
	"shown_address" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"ignores_unavailable" boolean DEFAULT false NOT NULL,
	"ignores_rolling" boolean DEFAULT false NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_for" text,
	"tried_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"silence_told_at" timestamp with time zone,
	"doubted_version" text,
	"doubted_since" timestamp with time zone,
	"doubted_readings" smallint DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_calendars_once_a_listing" UNIQUE("property_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "imported_nights" (
	"property_id" uuid NOT NULL,
	"night" date NOT NULL,
	"calendar_id" uuid NOT NULL,
	CONSTRAINT "imported_nights_property_id_night_calendar_id_pk" PRIMARY KEY("property_id","night","calendar_id")
);
--> statement-breakpoint
CREATE TABLE "imported_stays" (
	"calendar_id" uuid NOT NULL,
	"first_night" date NOT NULL,
	"end_night" date NOT NULL,
	"kind" text NOT NULL,
	"read_on" date NOT NULL,
	"is_rolling" boolean DEFAULT false NOT NULL,
	"standing" text NOT NULL,
	CONSTRAINT "imported_stays_calendar_id_first_night_end_night_pk" PRIMARY KEY("calendar_id","first_night","end_night"),
	CONSTRAINT "imported_stays_end_after_they_begin" CHECK (first_night < end_night)
);
--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD CONSTRAINT "calendar_clashes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_clashes" ADD CONSTRAINT "calendar_clashes_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_exports" ADD CONSTRAINT "calendar_exports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_refreshes" ADD CONSTRAINT "calendar_refreshes_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD CONSTRAINT "imported_calendars_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_nights" ADD CONSTRAINT "imported_nights_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_nights" ADD CONSTRAINT "imported_nights_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_stays" ADD CONSTRAINT "imported_stays_calendar_id_imported_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_clashes_open" ON "calendar_clashes" USING btree ("property_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "calendar_refreshes_newest" ON "calendar_refreshes" USING btree ("calendar_id","id");--> statement-breakpoint
CREATE INDEX "imported_calendars_due" ON "imported_calendars" USING btree ("next_try_at") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "imported_nights_calendar" ON "imported_nights" USING btree ("calendar_id","night");--> statement-breakpoint
-- A calendar's claim joins whatever holds the night already, a booking too: that is a clash, which the host is told of.
CREATE FUNCTION calendars_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO occupied_nights AS o (property_id, night, calendars) SELECT property_id, night, count(*) FROM changed GROUP BY property_id, night ORDER BY property_id, night
      ON CONFLICT (property_id, night) DO UPDATE SET calendars = o.calendars + excluded.calendars;
    RETURN NULL;
  END IF;
  PERFORM FROM occupied_nights o JOIN changed c ON o.property_id = c.property_id AND o.night = c.night ORDER BY o.property_id, o.night FOR UPDATE OF o;
  DELETE FROM occupied_nights o USING (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night AND o.calendars = c.freed AND o.booking_id IS NULL AND NOT o.is_blocked;
  UPDATE occupied_nights o SET calendars = o.calendars - c.freed FROM (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER imported_nights_hold_nights AFTER INSERT ON imported_nights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendars_hold_nights();--> statement-breakpoint
CREATE TRIGGER imported_nights_free_nights AFTER DELETE ON imported_nights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendars_hold_nights();--> statement-breakpoint
CREATE TRIGGER imported_nights_are_not_changed BEFORE UPDATE ON imported_nights FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Of a listing that is deleted but kept for its guests' history no address stays, neither of others' calendars nor of its own.
CREATE FUNCTION deleted_listings_leave_calendars() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM imported_calendars WHERE property_id = NEW.id;
  DELETE FROM calendar_exports WHERE property_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER properties_deleted_leave_calendars AFTER UPDATE OF status ON properties FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION deleted_listings_leave_calendars();
