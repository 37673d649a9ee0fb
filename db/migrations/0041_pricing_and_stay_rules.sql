CREATE TABLE "property_rules" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"weekend_price" integer,
	"weekly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"monthly_discount_percent" smallint DEFAULT 0 NOT NULL,
	"last_minute_days" smallint DEFAULT 0 NOT NULL,
	"last_minute_percent" smallint DEFAULT 0 NOT NULL,
	"early_bird_days" smallint DEFAULT 0 NOT NULL,
	"early_bird_percent" smallint DEFAULT 0 NOT NULL,
	"gap_nights" smallint DEFAULT 0 NOT NULL,
	"gap_percent" smallint DEFAULT 0 NOT NULL,
	"guests_included" smallint DEFAULT 0 NOT NULL,
	"extra_guest_price" integer DEFAULT 0 NOT NULL,
	"weekend_minimum_nights" smallint,
	"maximum_nights" smallint,
	"arrival_days" smallint DEFAULT 127 NOT NULL,
	"departure_days" smallint DEFAULT 127 NOT NULL,
	"notice_days" smallint DEFAULT 0 NOT NULL,
	"window_days" smallint,
	"preparation_before" smallint DEFAULT 0 NOT NULL,
	"preparation_after" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "property_rules_prices_are_prices" CHECK (weekend_price between 0 and 5000000 and extra_guest_price between 0 and 5000000),
	CONSTRAINT "property_rules_discounts_are_percent" CHECK (weekly_discount_percent between 0 and 90 and monthly_discount_percent between 0 and 90 and last_minute_percent between 0 and 90 and early_bird_percent between 0 and 90 and gap_percent between 0 and 90),
	CONSTRAINT "property_rules_discount_days" CHECK (last_minute_days between 0 and 60 and early_bird_days between 0 and 365 and gap_nights between 0 and 30),
	CONSTRAINT "property_rules_guests" CHECK (guests_included between 0 and 100),
	CONSTRAINT "property_rules_nights" CHECK (weekend_minimum_nights between 1 and 365 and maximum_nights between 1 and 730),
	CONSTRAINT "property_rules_days_of_the_week" CHECK (arrival_days between 1 and 127 and departure_days between 1 and 127),
	CONSTRAINT "property_rules_notice_and_window" CHECK (notice_days between 0 and 60 and window_days between 1 and 731),
	CONSTRAINT "property_rules_preparation" CHECK (preparation_before between 0 and 7 and preparation_after between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "property_seasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_yearly" boolean NOT NULL,
	"nightly_price" integer,
	"weekend_price" integer,
	"minimum_nights" smallint,
	"maximum_nights" smallint,
	"arrival_days" smallint,
	"departure_days" smallint,
	CONSTRAINT "property_seasons_have_a_name" CHECK (length(name) between 1 and 60),
	CONSTRAINT "property_seasons_are_a_year_at_most" CHECK (ends_on >= starts_on and ends_on - starts_on < 366),
	CONSTRAINT "property_seasons_prices_are_prices" CHECK (nightly_price between 0 and 5000000 and weekend_price between 0 and 5000000),
	CONSTRAINT "property_seasons_nights" CHECK (minimum_nights between 1 and 365 and maximum_nights between 1 and 730),
	CONSTRAINT "property_seasons_days_of_the_week" CHECK (arrival_days between 1 and 127 and departure_days between 1 and 127)
);
--> statement-breakpoint
ALTER TABLE "occupied_nights" DROP CONSTRAINT "occupied_nights_are_claimed";--> statement-breakpoint
ALTER TABLE "occupied_nights" drop column "kind";--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when booking_id is not null then 'booking' when is_blocked then 'block' when calendars > 0 then 'import' else 'preparation' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD COLUMN "preparing" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "preparation_before" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "preparation_after" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "has_rules" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "property_rules" ADD CONSTRAINT "property_rules_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_seasons" ADD CONSTRAINT "property_seasons_property_id_property_rules_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property_rules"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_seasons_listing" ON "property_seasons" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "occupied_nights" ADD CONSTRAINT "occupied_nights_are_claimed" CHECK (booking_id is not null or is_blocked or calendars > 0 or cardinality(preparing) > 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_preparation" CHECK (preparation_before between 0 and 7 and preparation_after between 0 and 7);-- By hand
CREATE TRIGGER property_rules_added_tell_pages AFTER INSERT ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_rules_changed_tell_pages AFTER UPDATE ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_rules_removed_tell_pages AFTER DELETE ON property_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_seasons_added_tell_pages AFTER INSERT ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_seasons_changed_tell_pages AFTER UPDATE ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_seasons_removed_tell_pages AFTER DELETE ON property_seasons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
-- The search asks the rules only of listings that have some.
CREATE FUNCTION mark_rules_in_index() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE listing_index SET has_rules = false WHERE property_id = OLD.property_id AND has_rules;
  ELSE
    UPDATE listing_index SET has_rules = true WHERE property_id = NEW.property_id AND NOT has_rules;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER property_rules_mark_index AFTER INSERT OR DELETE ON property_rules FOR EACH ROW EXECUTE FUNCTION mark_rules_in_index();--> statement-breakpoint
CREATE FUNCTION index_knows_rules() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_rules := EXISTS (SELECT 1 FROM property_rules WHERE property_id = NEW.property_id);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER listing_index_knows_rules BEFORE INSERT ON listing_index FOR EACH ROW EXECUTE FUNCTION index_knows_rules();--> statement-breakpoint
-- As isInSeason in season.rules.ts: a season that comes every year may go over New Year.
CREATE FUNCTION is_in_season(starts_on date, ends_on date, is_yearly boolean, night date) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN NOT is_yearly THEN night BETWEEN starts_on AND ends_on
    WHEN to_char(starts_on, 'MMDD') <= to_char(ends_on, 'MMDD') THEN to_char(night, 'MMDD') BETWEEN to_char(starts_on, 'MMDD') AND to_char(ends_on, 'MMDD')
    ELSE to_char(night, 'MMDD') >= to_char(starts_on, 'MMDD') OR to_char(night, 'MMDD') <= to_char(ends_on, 'MMDD')
  END
$$;--> statement-breakpoint
-- Whether the rules of a listing allow a stay whose nights are free: refuseDates in stay-limits.rules.ts, which a test compares it with.
CREATE FUNCTION stay_fits(listing uuid, first_night date, nights integer, moment timestamptz) RETURNS boolean
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
  shortest := coalesce(season.minimum_nights, CASE WHEN extract(dow FROM first_night) IN (5, 6) THEN r.weekend_minimum_nights END, shortest);
  IF nights < shortest AND NOT (
    nights <= r.gap_nights AND EXISTS (SELECT 1 FROM occupied_nights WHERE property_id = listing AND night = leaves)
    AND (first_night = today + r.notice_days OR EXISTS (SELECT 1 FROM occupied_nights WHERE property_id = listing AND night = first_night - 1))
  ) THEN RETURN false;
  END IF;
  RETURN r.preparation_before + r.preparation_after = 0 OR NOT EXISTS (
    SELECT 1 FROM occupied_nights WHERE property_id = listing AND (booking_id IS NOT NULL OR calendars > 0)
      AND (night >= first_night - r.preparation_before AND night < first_night OR night >= leaves AND night < leaves + r.preparation_after));
END
$$;--> statement-breakpoint
-- Nights that a booking's preparation holds stay held when a block or a calendar lets go of them.
CREATE OR REPLACE FUNCTION blocks_hold_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM occupied_nights WHERE (property_id, night) IN (SELECT property_id, date + n FROM changed, generate_series(-1, 1) n)
      ORDER BY property_id, night FOR UPDATE;
    DELETE FROM occupied_nights o USING changed c WHERE o.property_id = c.property_id AND o.night = c.date AND o.booking_id IS NULL AND o.calendars = 0
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
    WHERE o.property_id = c.property_id AND o.night = c.night AND o.calendars = c.freed AND o.booking_id IS NULL AND NOT o.is_blocked AND cardinality(o.preparing) = 0;
  UPDATE occupied_nights o SET calendars = o.calendars - c.freed FROM (SELECT property_id, night, count(*) AS freed FROM changed GROUP BY property_id, night) c
    WHERE o.property_id = c.property_id AND o.night = c.night;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Preparation joins blocks and other preparation, and is refused where somebody stays. Bookings of a listing that need it go one after the other, because
-- its nights lie on both sides of the stay's. Triggers run in the order of their names: preparation is let go of before the stay's nights change hands
-- (bookings_changed_hold_nights, bookings_made_hold_nights), and claimed after them.
CREATE FUNCTION bookings_wait_to_prepare() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || NEW.property_id, 0));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bookings_wait_to_prepare BEFORE INSERT OR UPDATE ON bookings FOR EACH ROW
  WHEN (NEW.preparation_before + NEW.preparation_after > 0) EXECUTE FUNCTION bookings_wait_to_prepare();--> statement-breakpoint
CREATE FUNCTION bookings_leave_preparation() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.preparation_before + OLD.preparation_after > 0 AND OLD.status = 'confirmed' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND OLD.id = ANY (preparing) ORDER BY night FOR UPDATE;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND preparing = ARRAY[OLD.id] AND booking_id IS NULL AND NOT is_blocked AND calendars = 0;
    UPDATE occupied_nights SET preparing = array_remove(preparing, OLD.id) WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND OLD.id = ANY (preparing);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER bookings_before_nights_leave_preparation AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after)
    IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after))
  EXECUTE FUNCTION bookings_leave_preparation();--> statement-breakpoint
CREATE TRIGGER bookings_before_nights_end_preparation AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_leave_preparation();--> statement-breakpoint
CREATE FUNCTION bookings_hold_preparation() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  INSERT INTO occupied_nights AS o (property_id, night, preparing)
    SELECT NEW.property_id, NEW.check_in + n, ARRAY[NEW.id]
      FROM generate_series(-NEW.preparation_before, NEW.check_out - NEW.check_in + NEW.preparation_after - 1) AS n
      WHERE n < 0 OR n >= NEW.check_out - NEW.check_in ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET preparing = o.preparing || excluded.preparing WHERE o.booking_id IS NULL AND o.calendars = 0;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held <> NEW.preparation_before + NEW.preparation_after THEN
    RAISE EXCEPTION 'a night of the preparation is held' USING ERRCODE = 'exclusion_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER bookings_then_hold_preparation AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND NEW.preparation_before + NEW.preparation_after > 0) EXECUTE FUNCTION bookings_hold_preparation();--> statement-breakpoint
CREATE TRIGGER bookings_then_move_preparation AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND NEW.preparation_before + NEW.preparation_after > 0 AND
    (OLD.status, OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after)
    IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after))
  EXECUTE FUNCTION bookings_hold_preparation();
