ALTER TABLE "payments" ADD COLUMN "hold_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_payments" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_refunds" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_unclaimed" ON "payments" USING btree ("read_at") WHERE stage = 'captured' and booking_id is null;