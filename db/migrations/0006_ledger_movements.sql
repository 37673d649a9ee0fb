-- By hand: the movements of the entries that there are, and the keys to bookings and people, which are above payments. Entries of bookings that are gone are kept, so the key may stay
-- unchecked. The columns that a server of version 0.1.0 reads and writes stay for it, filled by `serve_former_entries`; they go in the version after this one.
CREATE TABLE "ledger_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"booking_id" uuid,
	"change" smallint DEFAULT 0 NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_movements_kind_is_known" CHECK ("ledger_movements"."kind" in ('charge', 'balance', 'refund', 'change', 'payout', 'forgiven', 'fee')),
	CONSTRAINT "ledger_movements_changes_are_numbered" CHECK ((kind = 'change') = (change > 0)),
	CONSTRAINT "ledger_movements_have_a_booking" CHECK (booking_id is not null or kind = 'fee')
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_movement_is_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_changes_are_numbered";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_is_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_booking_id_bookings_id_fk";--> statement-breakpoint
DROP INDEX "ledger_entries_time";--> statement-breakpoint
DROP INDEX "ledger_entries_movement";--> statement-breakpoint
ALTER TABLE "ledger_entries"
	ALTER COLUMN "amount" SET DATA TYPE bigint,
	ADD COLUMN "movement_id" bigint,
	ADD COLUMN "host_id" uuid,
	ALTER COLUMN "booking_id" DROP NOT NULL,
	ALTER COLUMN "movement" DROP NOT NULL,
	ALTER COLUMN "change" DROP NOT NULL,
	ALTER COLUMN "reference" DROP NOT NULL,
	ALTER COLUMN "created_at" DROP NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_movements" ("kind", "booking_id", "change", "reference", "created_at")
	SELECT "movement", "booking_id", "change", min("reference"), min("created_at") FROM "ledger_entries" GROUP BY "booking_id", "movement", "change" ORDER BY min("id");--> statement-breakpoint
UPDATE "ledger_entries" e SET "movement_id" = m."id", "host_id" = CASE WHEN e."account" IN ('cleaning_fee', 'payout_due', 'host') THEN b."host_id" END
	FROM "ledger_movements" m LEFT JOIN "bookings" b ON b."id" = m."booking_id"
	WHERE m."booking_id" = e."booking_id" AND m."kind" = e."movement" AND m."change" = e."change";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "movement_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_movements_booking" ON "ledger_movements" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_once" ON "ledger_movements" USING btree ("booking_id","kind","change") WHERE not ("ledger_movements"."kind" in ('balance', 'fee'));--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_each" ON "ledger_movements" USING btree ("kind","reference") WHERE "ledger_movements"."kind" in ('balance', 'fee');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_movement" ON "ledger_entries" USING btree ("movement_id","account");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_host_has_an_account" CHECK (host_id is null or "ledger_entries"."account" in ('cleaning_fee', 'payout_due', 'host'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_is_known" CHECK ("ledger_entries"."account" in ('guest', 'guest_owes', 'service_fee', 'cleaning_fee', 'payout_due', 'host', 'provider', 'costs'));--> statement-breakpoint
CREATE INDEX "ledger_entries_former_booking" ON "ledger_entries" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_movements m WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = m.booking_id)) THEN
    ALTER TABLE ledger_movements VALIDATE CONSTRAINT ledger_movements_booking_id_bookings_id_fk;
  END IF;
END
$$;
