CREATE TABLE "imported_photos" (
	"import_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"address" text NOT NULL,
	"photo_id" uuid,
	"problem" text,
	CONSTRAINT "imported_photos_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"source" text NOT NULL,
	"address" text,
	"status" text NOT NULL,
	"problem" text,
	"listing" jsonb,
	"form" jsonb,
	"property_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_imports_status_is_known" CHECK (status in ('waiting', 'ready', 'importing', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "migration_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"airbnb_listing_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"error_message" text,
	"metadata" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"property_id" uuid,
	CONSTRAINT "migration_logs_once_a_listing" UNIQUE("host_id","airbnb_listing_id"),
	CONSTRAINT "migration_logs_status_is_known" CHECK (status in ('in_progress', 'completed', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "imported_photos" ADD CONSTRAINT "imported_photos_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_logs" ADD CONSTRAINT "migration_logs_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_logs" ADD CONSTRAINT "migration_logs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_imports_of_host" ON "listing_imports" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_imports_open" ON "listing_imports" USING btree ("updated_at") WHERE status in ('waiting', 'importing');--> statement-breakpoint
CREATE INDEX "migration_logs_newest" ON "migration_logs" USING btree ("host_id","started_at");