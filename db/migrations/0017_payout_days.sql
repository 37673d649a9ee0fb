DROP INDEX "bookings_host_payouts";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payable_on" date GENERATED ALWAYS AS ((payable_at at time zone time_zone)::date) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_host_payouts" ON "bookings" USING btree ("host_id","payable_on" DESC NULLS LAST,"id" DESC NULLS LAST);