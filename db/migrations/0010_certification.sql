CREATE TABLE "host_certifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"badge_issued" boolean DEFAULT false NOT NULL,
	CONSTRAINT "host_certifications_status_is_known" CHECK (status in ('in_progress', 'completed')),
	CONSTRAINT "host_certifications_completed_has_badge" CHECK ((status = 'completed') = (completed_at is not null) and (status = 'completed') = badge_issued)
);
--> statement-breakpoint
ALTER TABLE "host_certifications" ADD CONSTRAINT "host_certifications_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "host_certifications_user" ON "host_certifications" USING btree ("user_id");