CREATE TABLE "payment_shares" (
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_shares_payment_id_booking_id_pk" PRIMARY KEY("payment_id","booking_id"),
	CONSTRAINT "payment_shares_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "together_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_shares_booking" ON "payment_shares" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "checkouts_together" ON "checkouts" USING btree ("together_id") WHERE together_id is not null;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_together_are_instant" CHECK (together_id is null or mode = 'instant');