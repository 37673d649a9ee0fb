CREATE TABLE "released_stays" (
	"property_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "released_stays_property_id_booking_id_check_in_check_out_pk" PRIMARY KEY("property_id","booking_id","check_in","check_out")
);
--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP CONSTRAINT "occupied_nights_kind_is_known";--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP CONSTRAINT "occupied_nights_block_has_no_holder";--> statement-breakpoint
DROP INDEX "occupied_nights_holder";--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "is_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "calendars" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "claimed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "released_stays" ADD CONSTRAINT "released_stays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A taken night is taken already: who else claims it changes nothing for the pages that show it.
DROP TRIGGER occupied_nights_changed_tell_pages ON occupied_nights;--> statement-breakpoint
-- Nights of a calendar that is not known here stay taken, as a block that the host can lift.
ALTER TABLE property_blocked_dates DISABLE TRIGGER blocks_made_hold_nights;--> statement-breakpoint
INSERT INTO property_blocked_dates (property_id, date, reason)
  SELECT property_id, night, 'Another calendar' FROM occupied_nights WHERE kind = 'import' ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE property_blocked_dates ENABLE TRIGGER blocks_made_hold_nights;--> statement-breakpoint
UPDATE occupied_nights SET booking_id = CASE kind WHEN 'booking' THEN holder_id END, is_blocked = kind <> 'booking';--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP COLUMN "holder_id";--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when booking_id is not null then 'booking' when is_blocked then 'block' else 'import' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_are_claimed" CHECK (booking_id is not null or is_blocked or calendars > 0);--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_count_calendars" CHECK (calendars >= 0);--> statement-breakpoint
DROP FUNCTION hold_nights(uuid, date, integer, text, uuid);--> statement-breakpoint
-- Every claim takes and leaves nights in date order, so that no two can wait for each other. A booking takes free nights only, all or none.
CREATE OR REPLACE FUNCTION bookings_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out ORDER BY night FOR UPDATE;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND booking_id = OLD.id AND NOT is_blocked AND calendars = 0;
    UPDATE occupied_nights SET booking_id = NULL WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out AND booking_id = OLD.id;
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO released_stays (property_id, booking_id, check_in, check_out, released_at)
        VALUES (OLD.property_id, OLD.id, OLD.check_in, OLD.check_out, coalesce(NEW.cancelled_at, now()))
        ON CONFLICT (property_id, booking_id, check_in, check_out) DO UPDATE SET released_at = excluded.released_at;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN
    INSERT INTO occupied_nights (property_id, night, booking_id)
      SELECT NEW.property_id, NEW.check_in + n, NEW.id FROM generate_series(0, NEW.check_out - NEW.check_in - 1) AS n ORDER BY n
      ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS held = ROW_COUNT;
    IF held <> NEW.check_out - NEW.check_in THEN
      RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A block joins what calendars hold; it is refused where a booking is.
CREATE OR REPLACE FUNCTION blocks_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM occupied_nights WHERE (property_id, night) IN (SELECT property_id, date + n FROM changed, generate_series(-1, 1) n)
      ORDER BY property_id, night FOR UPDATE;
    DELETE FROM occupied_nights o USING changed c WHERE o.property_id = c.property_id AND o.night = c.date AND o.booking_id IS NULL AND o.calendars = 0;
    UPDATE occupied_nights o SET is_blocked = false FROM changed c WHERE o.property_id = c.property_id AND o.night = c.date;
    -- What is left beside them is a shorter block from now on.
    UPDATE occupied_nights SET claimed_at = now()
      WHERE (property_id, night) IN (SELECT property_id, date + n FROM changed, generate_series(-1, 1) n) AND is_blocked;
    RETURN NULL;
  END IF;
  INSERT INTO occupied_nights AS o (property_id, night, is_blocked) SELECT property_id, date, true FROM changed ORDER BY property_id, date
    ON CONFLICT (property_id, night) DO UPDATE SET is_blocked = true, claimed_at = now() WHERE o.booking_id IS NULL;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> (SELECT count(*) FROM changed) THEN
    RAISE EXCEPTION 'one of these nights is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;
