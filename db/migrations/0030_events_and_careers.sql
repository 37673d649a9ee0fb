CREATE TABLE "event_recaps" (
	"event_id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"attendees" integer NOT NULL,
	"highlights" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"testimonials" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_recaps_attendees_not_negative" CHECK (attendees >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" text NOT NULL,
	"person_id" uuid,
	"status" text NOT NULL,
	"queue_number" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"dietary_restrictions" text DEFAULT '' NOT NULL,
	"special_requirements" text DEFAULT '' NOT NULL,
	"fee" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_status_known" CHECK (status in ('registered', 'waiting', 'cancelled')),
	CONSTRAINT "event_registrations_waiting_in_line" CHECK ((status = 'waiting') = (queue_number is not null)),
	CONSTRAINT "event_registrations_nobody_empty" CHECK (person_id is not null or (email = '' and phone = '' and status <> 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"capacity" integer NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"fee" integer NOT NULL,
	"status" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_capacity_kept" CHECK (registered between 0 and capacity),
	CONSTRAINT "events_end_after_start" CHECK (ends_at > starts_at),
	CONSTRAINT "events_fee_not_negative" CHECK (fee >= 0),
	CONSTRAINT "events_status_known" CHECK (status in ('draft', 'published', 'cancelled')),
	CONSTRAINT "events_id_readable" CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80)
);
--> statement-breakpoint
ALTER TABLE "event_recaps" ADD CONSTRAINT "event_recaps_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("event_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_queue" ON "event_registrations" USING btree ("event_id","queue_number") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "event_registrations_person" ON "event_registrations" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("status","starts_at");--> statement-breakpoint
-- By hand
-- How many people have a place is counted here, so that the check on events keeps the capacity, whoever writes.
CREATE FUNCTION count_event_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  freed integer := CASE WHEN TG_OP <> 'INSERT' AND old.status = 'registered' THEN 1 ELSE 0 END;
  taken integer := CASE WHEN TG_OP <> 'DELETE' AND new.status = 'registered' THEN 1 ELSE 0 END;
BEGIN
  IF taken <> freed THEN
    UPDATE events SET registered = registered + taken - freed WHERE id = coalesce(new.event_id, old.event_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_counted AFTER INSERT OR UPDATE OF status OR DELETE ON event_registrations FOR EACH ROW EXECUTE FUNCTION count_event_places();
--> statement-breakpoint
-- A registration stays with its event: moved, it would be counted at the wrong one.
CREATE FUNCTION refuse_event_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a registration stays with its event' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_stay BEFORE UPDATE OF event_id ON event_registrations FOR EACH ROW
  WHEN (old.event_id <> new.event_id) EXECUTE FUNCTION refuse_event_move();
--> statement-breakpoint
-- Pages with events are told when one changes; the tag is in src/platform/page-tags.ts.
CREATE FUNCTION tell_pages_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(ARRAY['events']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_tell_pages AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_events();
--> statement-breakpoint
CREATE TRIGGER event_recaps_tell_pages AFTER INSERT OR UPDATE OR DELETE ON event_recaps FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_events();
