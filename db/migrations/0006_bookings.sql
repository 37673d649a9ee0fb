CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"movement" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_movement_is_known" CHECK (movement in ('charge', 'refund', 'payout')),
	CONSTRAINT "ledger_entries_account_is_known" CHECK (account in ('guest', 'service_fee', 'cleaning_fee', 'payout_due', 'host'))
);
--> statement-breakpoint
CREATE FUNCTION cents_of(prices integer[]) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(sum(price), 0) FROM unnest(prices) AS price $$;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "host_id" uuid;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "nightly_prices" integer[];
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cleaning_fee" integer;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "service_fee" integer;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "time_zone" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_in_time" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_out_time" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "begins_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ends_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_by" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What was booked before had one price for all nights: take it apart again, or split it evenly where the listing's price has changed.
UPDATE bookings b SET
  host_id = old.host_id,
  cleaning_fee = CASE WHEN fits THEN old.cleaning ELSE 0 END,
  service_fee = CASE WHEN fits THEN old.service ELSE 0 END,
  nightly_prices = CASE WHEN fits THEN array_fill(old.price, ARRAY[old.nights])
    ELSE array_fill(old.total / old.nights + old.total % old.nights, ARRAY[1]) || array_fill(old.total / old.nights, ARRAY[old.nights - 1]) END,
  time_zone = old.time_zone, check_in_time = old.check_in_time, check_out_time = old.check_out_time,
  begins_at = (b.check_in + old.check_in_time::time) AT TIME ZONE old.time_zone,
  ends_at = (b.check_out + old.check_out_time::time) AT TIME ZONE old.time_zone
FROM (
  SELECT *, total = nights * price + cleaning + service AS fits FROM (
    SELECT o.id, p.host_id, o.total_price AS total, o.check_out - o.check_in AS nights, p.price_per_night AS price, p.cleaning_fee AS cleaning,
      floor(((o.check_out - o.check_in)::bigint * p.price_per_night * 12 + 5000) / 10000)::int * 100 AS service, p.time_zone, p.check_in_time, p.check_out_time
    FROM bookings o JOIN properties p ON p.id = o.property_id) AS priced
) AS old WHERE old.id = b.id;
--> statement-breakpoint
UPDATE bookings SET cancelled_at = created_at, cancelled_by = 'guest' WHERE status = 'cancelled';
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "host_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "nightly_prices" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "cleaning_fee" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "service_fee" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "time_zone" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "check_in_time" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "check_out_time" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "begins_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "ends_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bookings_host" ON "bookings" USING btree ("host_id","check_in");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_movement" ON "ledger_entries" USING btree ("booking_id","movement","account");
--> statement-breakpoint
CREATE INDEX "ledger_entries_time" ON "ledger_entries" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_price_each_night" CHECK (cardinality(nightly_prices) = check_out - check_in);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + cleaning_fee + service_fee);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_end_after_they_begin" CHECK (begins_at < ends_at);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_by_somebody" CHECK ((status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null) and cancelled_by in ('guest', 'host'));
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_is_within_the_price" CHECK (refund between 0 and total_price and (refund = 0 or status = 'cancelled'));
--> statement-breakpoint
INSERT INTO occupied_nights (property_id, night, kind, holder_id)
  SELECT property_id, check_in + n, 'booking', id FROM bookings CROSS JOIN LATERAL generate_series(0, check_out - check_in - 1) AS n WHERE status = 'confirmed'
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO ledger_entries (booking_id, movement, account, amount, reference, created_at)
  SELECT id, 'charge', account, amount, 'recorded', created_at FROM bookings
  CROSS JOIN LATERAL (VALUES ('guest', -total_price), ('service_fee', service_fee), ('cleaning_fee', cleaning_fee), ('payout_due', cents_of(nightly_prices)::int)) AS entry (account, amount)
  WHERE amount <> 0 AND status = 'confirmed';
--> statement-breakpoint
-- Holds the nights of a range, in date order so that no two can wait for each other, or refuses them all.
CREATE FUNCTION hold_nights(listing uuid, first date, nights integer, holder_kind text, holder uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  INSERT INTO occupied_nights (property_id, night, kind, holder_id)
    SELECT listing, first + n, holder_kind, holder FROM generate_series(0, nights - 1) AS n ORDER BY n
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> nights THEN
    RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION bookings_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN
    DELETE FROM occupied_nights WHERE holder_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN
    PERFORM hold_nights(NEW.property_id, NEW.check_in, NEW.check_out - NEW.check_in, 'booking', NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_made_hold_nights AFTER INSERT OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_hold_nights();
--> statement-breakpoint
CREATE TRIGGER bookings_changed_hold_nights AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.property_id, OLD.check_in, OLD.check_out) IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out))
  EXECUTE FUNCTION bookings_hold_nights();
--> statement-breakpoint
CREATE FUNCTION blocks_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM occupied_nights o USING changed c WHERE o.property_id = c.property_id AND o.night = c.date AND o.kind = 'block';
    RETURN NULL;
  END IF;
  INSERT INTO occupied_nights (property_id, night, kind) SELECT property_id, date, 'block' FROM changed ORDER BY property_id, date ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> (SELECT count(*) FROM changed) THEN
    RAISE EXCEPTION 'one of these nights is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blocks_made_hold_nights AFTER INSERT ON property_blocked_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION blocks_hold_nights();
--> statement-breakpoint
CREATE TRIGGER blocks_lifted_free_nights AFTER DELETE ON property_blocked_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION blocks_hold_nights();
--> statement-breakpoint
-- A day and its listing are what a block is: another day is another block.
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is not changed once it is written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER blocks_stay_where_they_are BEFORE UPDATE OF property_id, date ON property_blocked_dates FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- People who still expect each other are not deleted from under each other.
CREATE FUNCTION refuse_to_forget_bookings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'confirmed' AND OLD.ends_at > now() THEN
    RAISE EXCEPTION 'this booking is still ahead' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_ahead_are_kept BEFORE DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_to_forget_bookings();
--> statement-breakpoint
-- What one account gives, others get: every movement adds up to nothing.
CREATE FUNCTION balance_movements() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY booking_id, movement HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a movement of money does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION balance_movements();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay_as_written BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
