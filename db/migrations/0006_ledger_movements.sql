-- By hand: the entries are copied to a table of the new shape, which for a million of them takes a third of the time of changing each; their movements; and the keys to bookings and
-- people, which are above payments. Entries of bookings that are gone are kept, so the key may stay unchecked. The columns that a server of version 0.1.0 reads and writes
-- stay for it, filled by `serve_former_entries`; they go in the version after this one.
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
ALTER TABLE "ledger_entries" RENAME TO "former_ledger_entries";--> statement-breakpoint
ALTER TABLE "former_ledger_entries" RENAME CONSTRAINT "ledger_entries_pkey" TO "former_ledger_entries_pkey";--> statement-breakpoint
ALTER SEQUENCE "ledger_entries_id_seq" RENAME TO "former_ledger_entries_id_seq";--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"host_id" uuid,
	"booking_id" uuid,
	"movement" text,
	"change" smallint DEFAULT 0,
	"reference" text,
	"created_at" timestamp with time zone,
	CONSTRAINT "ledger_entries_account_is_known" CHECK ("ledger_entries"."account" in ('guest', 'guest_owes', 'service_fee', 'cleaning_fee', 'payout_due', 'host', 'provider', 'costs')),
	CONSTRAINT "ledger_entries_host_has_an_account" CHECK (host_id is null or "ledger_entries"."account" in ('cleaning_fee', 'payout_due', 'host'))
);
--> statement-breakpoint
INSERT INTO "ledger_movements" ("kind", "booking_id", "change", "reference", "created_at")
	SELECT "movement", "booking_id", "change", min("reference"), min("created_at")
	FROM "former_ledger_entries" GROUP BY "booking_id", "movement", "change" ORDER BY min("id");--> statement-breakpoint
INSERT INTO "ledger_entries" ("id", "movement_id", "account", "amount", "host_id", "booking_id", "movement", "change", "reference", "created_at") OVERRIDING SYSTEM VALUE
	SELECT e."id", m."id", e."account", e."amount", CASE WHEN e."account" IN ('cleaning_fee', 'payout_due', 'host') THEN b."host_id" END,
		e."booking_id", e."movement", e."change", e."reference", e."created_at"
	FROM "former_ledger_entries" e
	JOIN "ledger_movements" m ON m."booking_id" = e."booking_id" AND m."kind" = e."movement" AND m."change" = e."change"
	LEFT JOIN "bookings" b ON b."id" = e."booking_id";--> statement-breakpoint
SELECT setval('ledger_entries_id_seq', max("id")) FROM "former_ledger_entries" HAVING count(*) > 0;--> statement-breakpoint
DROP TABLE "former_ledger_entries";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "ledger_movements_booking" ON "ledger_movements" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_once" ON "ledger_movements" USING btree ("booking_id","kind","change") WHERE not ("ledger_movements"."kind" in ('balance', 'fee'));--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_each" ON "ledger_movements" USING btree ("kind","reference") WHERE "ledger_movements"."kind" in ('balance', 'fee');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_movement" ON "ledger_entries" USING btree ("movement_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_former_booking" ON "ledger_entries" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_movements m WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = m.booking_id)) THEN
    ALTER TABLE ledger_movements VALIDATE CONSTRAINT ledger_movements_booking_id_bookings_id_fk;
  END IF;
END
$$;
