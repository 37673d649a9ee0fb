ALTER TABLE "properties" DROP CONSTRAINT "properties_status_is_known";--> statement-breakpoint
ALTER TABLE "property_photos" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "property_photos" ADD COLUMN "uploader_id" uuid;--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_uploader_id_profiles_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_photos_waiting" ON "property_photos" USING btree ("uploader_id","created_at") WHERE property_id is null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_status_is_known" CHECK (status in ('active', 'paused', 'deleted'));--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_belong_to_one" CHECK ((property_id is null) <> (uploader_id is null));