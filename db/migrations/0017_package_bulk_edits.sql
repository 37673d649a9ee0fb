CREATE TABLE "package_bulk_edits" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"boats" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package_bulk_edits" ADD CONSTRAINT "package_bulk_edits_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;