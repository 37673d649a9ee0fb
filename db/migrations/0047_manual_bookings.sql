CREATE TABLE "manual_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"guests" smallint,
	"contact" text NOT NULL,
	"note" text NOT NULL,
	"time_zone" text NOT NULL,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manual_bookings_have_nights" CHECK (check_out > check_in and check_out - check_in <= 731 and ends_at > begins_at),
	CONSTRAINT "manual_bookings_kind_is_known" CHECK (kind in ('guest', 'own')),
	CONSTRAINT "manual_bookings_guests_have_names" CHECK (char_length(name) <= 120 and (kind = 'own' or name <> '')),
	CONSTRAINT "manual_bookings_guests" CHECK (guests between 1 and 100),
	CONSTRAINT "manual_bookings_are_short" CHECK (char_length(contact) <= 200 and char_length(note) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP CONSTRAINT "occupied_nights_are_claimed";--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "manual_booking_id" uuid;--> statement-breakpoint
ALTER TABLE "occupied_nights" drop column "kind";--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when booking_id is not null then 'booking' when manual_booking_id is not null then 'manual' when is_blocked then 'block' when calendars > 0 then 'import' else 'preparation' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_bookings" ADD CONSTRAINT "manual_bookings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_bookings" ADD CONSTRAINT "manual_bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manual_bookings_host" ON "manual_bookings" USING btree ("host_id","check_in");--> statement-breakpoint
CREATE INDEX "manual_bookings_listing" ON "manual_bookings" USING btree ("property_id","check_in");--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_are_claimed" CHECK (booking_id is not null or manual_booking_id is not null or is_blocked or calendars > 0 or cardinality(preparing) > 0);--> statement-breakpoint
-- By hand
-- A night of a manual booking stays held when a block, a calendar or preparation lets go of it, and nobody's preparation lies on it.
CREATE OR REPLACE FUNCTION blocks_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM occupied_nights WHERE (property_id, night) IN (SELECT property_id, date + n FROM changed, generate_series(-1, 1) n)
      ORDER BY property_id, night FOR UPDATE;
    DELETE FROM occupied_nights o USING changed c WHERE o.property_id = c.property_id AND o.night = c.date AND o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0
      AND cardinality(o.preparing) = 0;
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
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION calendars_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO occupied_nights AS o (property_id, night, calendars) SELECT property_id, night, count(*) FROM changed GROUP BY property_id, night ORDER BY property_id, night
      ON CONFLICT (property_id, night) DO UPDATE SET calendars = o.calendars + excluded.calendars;
    RETURN NULL;
  END IF;
  PERFORM FROM occupied_nights o JOIN changed c ON o.property_id = c.property_id AND o.night = c.night ORDER BY o.property_id, o.night FOR UPDATE OF o;
  DELETE FROM occupied_nights o USING (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night AND o.calendars = c.freed AND o.booking_id IS NULL AND o.manual_booking_id IS NULL AND NOT o.is_blocked AND cardinality(o.preparing) = 0;
  UPDATE occupied_nights o SET calendars = o.calendars - c.freed FROM (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION bookings_leave_preparation() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.preparation_before + OLD.preparation_after > 0 AND OLD.status = 'confirmed' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND OLD.id = ANY (preparing) ORDER BY night FOR UPDATE;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND preparing = ARRAY[OLD.id] AND booking_id IS NULL AND manual_booking_id IS NULL AND NOT is_blocked AND calendars = 0;
    UPDATE occupied_nights SET preparing = array_remove(preparing, OLD.id) WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND OLD.id = ANY (preparing);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION bookings_hold_preparation() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  INSERT INTO occupied_nights AS o (property_id, night, preparing)
    SELECT NEW.property_id, NEW.check_in + n, ARRAY[NEW.id]
      FROM generate_series(-NEW.preparation_before, NEW.check_out - NEW.check_in + NEW.preparation_after - 1) AS n
      WHERE n < 0 OR n >= NEW.check_out - NEW.check_in ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET preparing = o.preparing || excluded.preparing WHERE o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> NEW.preparation_before + NEW.preparation_after THEN
    RAISE EXCEPTION 'a night of the preparation is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION stay_fits(listing uuid, first_night date, nights integer, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  r property_rules;
  season property_seasons;
  today date;
  shortest integer;
  leaves date := first_night + nights;
BEGIN
  SELECT * INTO r FROM property_rules WHERE property_id = listing;
  SELECT (moment AT TIME ZONE time_zone)::date, minimum_nights INTO today, shortest FROM properties WHERE id = listing;
  IF first_night < today + r.notice_days OR leaves > today + coalesce(r.window_days, 731) THEN RETURN false; END IF;
  SELECT * INTO season FROM property_seasons s WHERE s.property_id = listing AND is_in_season(s.starts_on, s.ends_on, s.is_yearly, first_night) LIMIT 1;
  IF coalesce(season.arrival_days, r.arrival_days) >> extract(dow FROM first_night)::integer & 1 = 0
    OR coalesce(season.departure_days, r.departure_days) >> extract(dow FROM leaves)::integer & 1 = 0
    OR nights > coalesce(season.maximum_nights, r.maximum_nights) THEN RETURN false;
  END IF;
  shortest := coalesce((SELECT m.nights FROM property_day_minimums m WHERE m.property_id = listing AND m.date = first_night), season.minimum_nights,
     CASE WHEN extract(dow FROM first_night) IN (5, 6) THEN r.weekend_minimum_nights END, shortest);
  IF nights < shortest AND NOT (
    nights <= r.gap_nights AND EXISTS (SELECT 1 FROM occupied_nights WHERE property_id = listing AND night = leaves)
    AND (first_night = today + r.notice_days OR EXISTS (SELECT 1 FROM occupied_nights WHERE property_id = listing AND night = first_night - 1))
  ) THEN RETURN false;
  END IF;
  RETURN r.preparation_before + r.preparation_after = 0 OR NOT EXISTS (
    SELECT 1 FROM occupied_nights WHERE property_id = listing AND (booking_id IS NOT NULL OR manual_booking_id IS NOT NULL OR calendars > 0)
      AND (night >= first_night - r.preparation_before AND night < first_night OR night >= leaves AND night < leaves + r.preparation_after));
END
$$;--> statement-breakpoint
-- A manual booking joins blocks and preparation, which are still there when it goes, and is refused where a booking, a calendar or another one is. The number of
-- nights that it got.
CREATE FUNCTION claim_manual_nights(listing uuid, manual uuid, first_night date, leaves date) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  INSERT INTO occupied_nights AS o (property_id, night, manual_booking_id)
    SELECT listing, first_night + n, manual FROM generate_series(0, leaves - first_night - 1) AS n ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET manual_booking_id = excluded.manual_booking_id, claimed_at = now()
      WHERE o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0;
  GET DIAGNOSTICS taken = ROW_COUNT;
  RETURN taken;
END
$$;--> statement-breakpoint
-- As with bookings (0038): nights are taken and left in date order, those of both stays are never let go of, and other calendars go on naming what was left for a while.
CREATE FUNCTION manual_bookings_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.property_id <> OLD.property_id THEN
    RAISE EXCEPTION 'a manual booking stays at its listing' USING ERRCODE = 'restrict_violation';
  END IF;
  -- Bookings that need preparation take nights on both sides of their own.
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || coalesce(NEW.property_id, OLD.property_id), 0));
  IF TG_OP = 'UPDATE' THEN
    held := claim_manual_nights(NEW.property_id, NEW.id, NEW.check_in, least(NEW.check_out, OLD.check_in));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out AND manual_booking_id = OLD.id
      ORDER BY night FOR UPDATE;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out AND manual_booking_id = OLD.id
      AND NOT is_blocked AND calendars = 0 AND cardinality(preparing) = 0 AND (TG_OP = 'DELETE' OR night < NEW.check_in OR night >= NEW.check_out);
    UPDATE occupied_nights SET manual_booking_id = NULL WHERE property_id = OLD.property_id AND night >= OLD.check_in AND night < OLD.check_out
      AND manual_booking_id = OLD.id AND (TG_OP = 'DELETE' OR night < NEW.check_in OR night >= NEW.check_out);
    INSERT INTO released_stays (property_id, booking_id, check_in, check_out, released_at)
      SELECT id, OLD.id, OLD.check_in, OLD.check_out, coalesce(NEW.changed_at, now()) FROM properties WHERE id = OLD.property_id
      ON CONFLICT (property_id, booking_id, check_in, check_out) DO UPDATE SET released_at = excluded.released_at;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE occupied_nights SET claimed_at = NEW.changed_at WHERE property_id = OLD.property_id AND manual_booking_id = OLD.id
      AND night >= greatest(OLD.check_in, NEW.check_in) AND night < least(OLD.check_out, NEW.check_out);
    held := held + greatest(0, least(OLD.check_out, NEW.check_out) - greatest(OLD.check_in, NEW.check_in))
      + claim_manual_nights(NEW.property_id, NEW.id, greatest(NEW.check_in, OLD.check_out), NEW.check_out);
  ELSIF TG_OP = 'INSERT' THEN
    held := claim_manual_nights(NEW.property_id, NEW.id, NEW.check_in, NEW.check_out);
  END IF;
  IF TG_OP <> 'DELETE' AND held <> NEW.check_out - NEW.check_in THEN
    RAISE EXCEPTION 'a night of this range is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER manual_bookings_added_hold_nights AFTER INSERT OR DELETE ON manual_bookings FOR EACH ROW EXECUTE FUNCTION manual_bookings_hold_nights();--> statement-breakpoint
CREATE TRIGGER manual_bookings_changed_hold_nights AFTER UPDATE ON manual_bookings FOR EACH ROW
  WHEN ((OLD.property_id, OLD.check_in, OLD.check_out) IS DISTINCT FROM (NEW.property_id, NEW.check_in, NEW.check_out))
  EXECUTE FUNCTION manual_bookings_hold_nights();--> statement-breakpoint
CREATE FUNCTION deleted_listings_end_manual_bookings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM manual_bookings WHERE property_id = NEW.id AND ends_at > now();
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER properties_deleted_end_manual_bookings AFTER UPDATE OF status ON properties FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION deleted_listings_end_manual_bookings();
