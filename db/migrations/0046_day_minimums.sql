CREATE TABLE "property_day_minimums" (
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"nights" smallint NOT NULL,
	CONSTRAINT "property_day_minimums_property_id_date_pk" PRIMARY KEY("property_id","date"),
	CONSTRAINT "property_day_minimums_nights" CHECK (nights between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "property_day_minimums" ADD CONSTRAINT "property_day_minimums_property_id_property_rules_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property_rules"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand
CREATE TRIGGER property_day_minimums_added_tell_pages AFTER INSERT ON property_day_minimums REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_day_minimums_changed_tell_pages AFTER UPDATE ON property_day_minimums REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
CREATE TRIGGER property_day_minimums_removed_tell_pages AFTER DELETE ON property_day_minimums REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();--> statement-breakpoint
-- As in 0041, and the minimum of the day itself wins over those of its season and weekend.
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
    SELECT 1 FROM occupied_nights WHERE property_id = listing AND (booking_id IS NOT NULL OR calendars > 0)
      AND (night >= first_night - r.preparation_before AND night < first_night OR night >= leaves AND night < leaves + r.preparation_after));
END
$$;
