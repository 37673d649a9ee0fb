CREATE TABLE "booking_change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" smallint NOT NULL,
	"nightly_prices" integer[] NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "booking_change_requests_state_is_known" CHECK (state in ('open', 'approved', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "booking_change_requests_close_once" CHECK ((state = 'open') = (closed_at is null)),
	CONSTRAINT "booking_change_requests_have_guests" CHECK (guests >= 1),
	CONSTRAINT "booking_change_requests_price_each_night" CHECK (check_in < check_out and cardinality(nightly_prices) = check_out - check_in),
	CONSTRAINT "booking_change_requests_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + cleaning_fee + service_fee)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_movement_is_known";--> statement-breakpoint
DROP INDEX "ledger_entries_movement";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "changes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "change" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change_requests" ADD CONSTRAINT "booking_change_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_change_requests_open" ON "booking_change_requests" USING btree ("booking_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "booking_change_requests_lapsing" ON "booking_change_requests" USING btree ("lapses_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_movement" ON "ledger_entries" USING btree ("booking_id","movement","change","account");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_changed_sometime" CHECK ((changes = 0) = (changed_at is null) and changes >= 0);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_changes_are_numbered" CHECK ((movement = 'change') = (change > 0));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_is_known" CHECK (movement in ('charge', 'refund', 'payout', 'change'));--> statement-breakpoint
-- By hand
-- A booking that moves takes and leaves nights in date order: new ones before the old stay, then the old stay's, then new ones after it. So two that
-- move into each other's nights don't wait for each other in a circle, and nights that both stays have are never let go of.
CREATE OR REPLACE FUNCTION bookings_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  moves boolean := TG_OP = 'UPDATE';
  held integer := 0;
  kept integer := 0;
  taken integer;
BEGIN
  IF moves THEN
    moves := OLD.status = 'confirmed' AND NEW.status = 'confirmed' AND OLD.property_id = NEW.property_id;
  END IF;
  IF moves AND NEW.check_in < OLD.check_in THEN
    INSERT INTO occupied_nights (property_id, night, booking_id)
      SELECT NEW.property_id, NEW.check_in + n, NEW.id FROM generate_series(0, least(NEW.check_out, OLD.check_in) - NEW.check_in - 1) AS n ORDER BY n
      ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS held = ROW_COUNT;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out ORDER BY night FOR UPDATE;
    IF moves THEN
      -- What is left of it is another stay from now on, which calendars that read ours should notice.
      UPDATE occupied_nights SET claimed_at = coalesce(NEW.changed_at, now()) WHERE property_id = OLD.property_id AND booking_id = OLD.id
        AND night >= greatest(OLD.check_in, NEW.check_in) AND night < least(OLD.check_out, NEW.check_out);
      GET DIAGNOSTICS kept = ROW_COUNT;
    END IF;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND booking_id = OLD.id AND NOT is_blocked AND calendars = 0 AND NOT (moves AND night >= NEW.check_in AND night < NEW.check_out);
    UPDATE occupied_nights SET booking_id = NULL WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND booking_id = OLD.id AND NOT (moves AND night >= NEW.check_in AND night < NEW.check_out);
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO released_stays (property_id, booking_id, check_in, check_out, released_at)
        VALUES (OLD.property_id, OLD.id, OLD.check_in, OLD.check_out, coalesce(NEW.cancelled_at, NEW.changed_at, now()))
        ON CONFLICT (property_id, booking_id, check_in, check_out) DO UPDATE SET released_at = excluded.released_at;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN
    INSERT INTO occupied_nights (property_id, night, booking_id)
      SELECT NEW.property_id, first + n, NEW.id
        FROM (SELECT CASE WHEN moves THEN greatest(NEW.check_in, OLD.check_out) ELSE NEW.check_in END AS first) AS begin,
          generate_series(0, NEW.check_out - first - 1) AS n ORDER BY n
      ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS taken = ROW_COUNT;
    IF held + kept + taken <> NEW.check_out - NEW.check_in THEN
      RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
    END IF;
  END IF;
  RETURN NULL;
END
$$;
