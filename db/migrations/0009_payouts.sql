ALTER TABLE "bookings" ADD COLUMN "payable_at" timestamp with time zone;--> statement-breakpoint
UPDATE "bookings" SET "payable_at" = ("check_in" + 1)::timestamp AT TIME ZONE "time_zone";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "payable_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_out_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_host_payouts" ON "bookings" USING btree ("host_id","payable_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("payable_at") WHERE paid_out_at is null;