CREATE TABLE "listing_drafts" (
	"host_id" uuid NOT NULL,
	"type" text NOT NULL,
	"fields" jsonb NOT NULL,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_drafts_host_id_type_pk" PRIMARY KEY("host_id","type"),
	CONSTRAINT "listing_drafts_type_is_known" CHECK (type in ('property', 'boat')),
	CONSTRAINT "listing_drafts_photos_are_few" CHECK (cardinality(photo_ids) <= 30)
);
--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_status_is_known";--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "length_feet" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_text(full_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(phone, '\D', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_status_is_known" CHECK (status in ('active', 'unlisted', 'paused', 'taken_down', 'deleted'));--> statement-breakpoint
-- By hand
CREATE FUNCTION listing_was_booked_by(listing uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE property_id = listing AND guest_id = person) $$;
