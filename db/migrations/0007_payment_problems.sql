ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cancelled_by_somebody";--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind_is_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_purpose_is_known";--> statement-breakpoint
DROP INDEX "bookings_host_sums";--> statement-breakpoint
DROP INDEX "ledger_movements_once";--> statement-breakpoint
DROP INDEX "ledger_movements_each";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_due_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_payment_due" ON "bookings" USING btree ("payment_due_by") WHERE payment_due_by is not null;--> statement-breakpoint
CREATE INDEX "bookings_host_sums" ON "bookings" USING btree ("host_id","payable_on","status","total_price","refund","service_fee","begins_at","paid_out_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_once" ON "ledger_movements" USING btree ("booking_id","kind","change") WHERE not ("ledger_movements"."kind" in ('balance', 'bounced', 'fee'));--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_each" ON "ledger_movements" USING btree ("kind","reference") WHERE "ledger_movements"."kind" in ('balance', 'bounced', 'fee');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_are_due_while_confirmed" CHECK (payment_due_by is null or status = 'confirmed');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_by_somebody" CHECK ((status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null) and cancelled_by in ('guest', 'host', 'payment'));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_is_known" CHECK ("ledger_movements"."kind" in ('charge', 'balance', 'refund', 'change', 'payout', 'forgiven', 'bounced', 'fee'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose_is_known" CHECK (purpose in ('stay', 'change', 'balance'));