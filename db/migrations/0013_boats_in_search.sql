ALTER TABLE "property_rules" ADD COLUMN "sells_nights" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "package_price" integer;--> statement-breakpoint
CREATE INDEX "listing_index_package_price" ON "listing_index" USING btree ("package_price","no") WHERE package_price is not null;