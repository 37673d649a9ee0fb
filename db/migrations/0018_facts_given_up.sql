DROP INDEX "facts_undelivered";--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "gave_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "facts_given_up" ON "facts" USING btree ("gave_up_at") WHERE gave_up_at is not null;--> statement-breakpoint
CREATE INDEX "facts_undelivered" ON "facts" USING btree ("retry_at","id") WHERE delivered_at is null and gave_up_at is null;