ALTER TABLE "properties" ALTER COLUMN "capacity" SET DEFAULT 2;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "taken_down_from" text;--> statement-breakpoint
CREATE INDEX "bookings_host_newest" ON "bookings" USING btree ("host_id","created_at" DESC NULLS LAST) WHERE status = 'confirmed';--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_taken_down_from_fits" CHECK (taken_down_from is null or (status in ('taken_down', 'deleted') and taken_down_from in ('active', 'unlisted', 'paused')));