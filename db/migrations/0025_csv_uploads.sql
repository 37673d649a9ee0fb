CREATE TABLE "csv_drafts" (
	"upload_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "csv_drafts_upload_id_row_pk" PRIMARY KEY("upload_id","row"),
	CONSTRAINT "csv_drafts_once_an_import" UNIQUE("import_id")
);
--> statement-breakpoint
CREATE TABLE "csv_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"matching" jsonb NOT NULL,
	"matched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "csv_drafts" ADD CONSTRAINT "csv_drafts_upload_id_csv_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."csv_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_drafts" ADD CONSTRAINT "csv_drafts_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_uploads" ADD CONSTRAINT "csv_uploads_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_uploads_of_host" ON "csv_uploads" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "csv_uploads_by_age" ON "csv_uploads" USING btree ("created_at");