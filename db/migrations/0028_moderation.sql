-- Text without case and accents, for searching; immutable as long as the dictionary is not changed.
CREATE FUNCTION plain_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;
--> statement-breakpoint
CREATE TABLE "listing_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decision" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "listing_checks_are_decided_whole" CHECK (num_nonnulls(decision, decided_at, decided_by) in (0, 3)),
	CONSTRAINT "listing_checks_say_why" CHECK (decision is distinct from 'taken_down' or reason <> '')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_status_is_known";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_listing_id_properties_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_properties_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_checks_one_waiting" ON "listing_checks" USING btree ("listing_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_checks_waiting" ON "listing_checks" USING btree ("opened_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_checks_decided" ON "listing_checks" USING btree ("listing_id","decided_at" DESC NULLS LAST) WHERE decided_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("subject","subject_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_name_search" ON "profiles" USING gin (plain_text(full_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_email_search" ON "profiles" USING gin (email gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_title_search" ON "properties" USING gin (plain_text(title) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_status_is_known" CHECK (status in ('active', 'paused', 'taken_down', 'deleted'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_are_not_revealed" CHECK (hidden_at is null or revealed_at is null);
--> statement-breakpoint
-- What everybody can read is not changed any more; a host may add one reply, and staff may take a review off the page.
CREATE OR REPLACE FUNCTION refuse_change_of_revealed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  IF OLD.revealed_at IS NULL THEN
    RETURN NEW;
  END IF;
  IF after ->> 'hidden_at' IS NOT NULL AND before - '{revealed_at,hidden_at}'::text[] = after - '{revealed_at,hidden_at}'::text[] THEN
    RETURN NEW;
  END IF;
  IF before - 'host_reply' <> after - 'host_reply' OR (before ->> 'host_reply' IS NOT NULL AND before <> after) THEN
    RAISE EXCEPTION 'a revealed review is not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
