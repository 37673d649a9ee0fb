ALTER TABLE "properties" ALTER COLUMN "capacity" SET DEFAULT 2;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "cleaning_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "lowest_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "highest_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By hand
-- With the cleaning fee beside the price, a search can be sorted by what a stay costs in all.
-- A filter by price leaves out what no stay can cost. Dates that are over may widen the bounds; they are bounds still.
CREATE FUNCTION price_bounds(listing uuid, base integer, capacity integer, OUT lowest integer, OUT highest integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (least(base, priced.lowest, r.weekend_price)::bigint * (100 - coalesce(greatest(r.weekly_discount_percent, r.monthly_discount_percent, r.last_minute_percent, r.early_bird_percent, r.gap_percent), 0)) / 100 - 1)::integer,
    least(2147483647, greatest(base, priced.highest, r.weekend_price)::bigint
      + CASE WHEN r.guests_included > 0 THEN greatest(0, capacity - r.guests_included)::bigint * r.extra_guest_price ELSE 0 END)::integer
  FROM (
    SELECT min(price) AS lowest, max(price) AS highest FROM (
      SELECT price FROM property_custom_prices WHERE property_id = listing
      UNION ALL SELECT nightly_price FROM property_seasons WHERE property_id = listing
      UNION ALL SELECT weekend_price FROM property_seasons WHERE property_id = listing) AS prices) AS priced
  LEFT JOIN property_rules r ON r.property_id = listing
$$;--> statement-breakpoint
UPDATE listing_index l SET cleaning_fee = p.cleaning_fee, (lowest_price, highest_price) = (SELECT lowest, highest FROM price_bounds(l.property_id, l.price, l.capacity))
  FROM properties p WHERE p.id = l.property_id;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_knows_rules() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_rules := EXISTS (SELECT 1 FROM property_rules WHERE property_id = NEW.property_id);
  NEW.cleaning_fee := (SELECT cleaning_fee FROM properties WHERE id = NEW.property_id);
  SELECT lowest, highest INTO NEW.lowest_price, NEW.highest_price FROM price_bounds(NEW.property_id, NEW.price, NEW.capacity);
  RETURN NEW;
END
$$;--> statement-breakpoint
DROP TRIGGER listing_index_knows_rules ON listing_index;--> statement-breakpoint
CREATE TRIGGER listing_index_knows_rules BEFORE INSERT OR UPDATE ON listing_index FOR EACH ROW EXECUTE FUNCTION index_knows_rules();--> statement-breakpoint
CREATE FUNCTION index_knows_prices() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_index l SET lowest_price = b.lowest, highest_price = b.highest
    FROM (SELECT DISTINCT property_id FROM changed) AS c JOIN listing_index o ON o.property_id = c.property_id
    CROSS JOIN LATERAL price_bounds(o.property_id, o.price, o.capacity) AS b
    WHERE l.no = o.no AND (l.lowest_price, l.highest_price) IS DISTINCT FROM (b.lowest, b.highest);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER property_custom_prices_added_bound AFTER INSERT ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_custom_prices_changed_bound AFTER UPDATE ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_custom_prices_removed_bound AFTER DELETE ON property_custom_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_rules_added_bound AFTER INSERT ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_rules_changed_bound AFTER UPDATE ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_rules_removed_bound AFTER DELETE ON property_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_seasons_added_bound AFTER INSERT ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_seasons_changed_bound AFTER UPDATE ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();--> statement-breakpoint
CREATE TRIGGER property_seasons_removed_bound AFTER DELETE ON property_seasons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
--> statement-breakpoint
-- The search asks this of every night of thousands of listings: month and day as numbers, not as text.
CREATE FUNCTION day_of_year(day date) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_part('month', day) * 32 + date_part('day', day)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_in_season(starts_on date, ends_on date, is_yearly boolean, night date) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN NOT is_yearly THEN night BETWEEN starts_on AND ends_on
    WHEN day_of_year(starts_on) <= day_of_year(ends_on) THEN day_of_year(night) BETWEEN day_of_year(starts_on) AND day_of_year(ends_on)
    ELSE day_of_year(night) >= day_of_year(starts_on) OR day_of_year(night) <= day_of_year(ends_on)
  END
$$;--> statement-breakpoint
-- The search asks the rules in its own statement now (stay-rules.server.ts), which is five times as fast as a function for each listing. stay_fits is still
-- here for servers of the former version.
COMMENT ON FUNCTION stay_fits IS 'Not asked any more since 0048.';--> statement-breakpoint
-- As in 0047, without released_stays: a manual booking is often one of another site's own. When its host takes it out here, that site's calendar must hold its nights
-- at once; if it only repeated ours, the nights are free when that site has read ours again.
CREATE OR REPLACE FUNCTION manual_bookings_hold_nights() RETURNS trigger
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
$$;
