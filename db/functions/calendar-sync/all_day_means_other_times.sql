-- What a calendar's all-day events hold of a boat that sells hours, after its host chose what they mean.
CREATE OR REPLACE FUNCTION all_day_means_other_times() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  nights date[];
BEGIN
  IF wait_for_hours(NEW.property_id) THEN
    DELETE FROM held_times WHERE property_id = NEW.property_id AND kind = 'import' AND holder_id = NEW.id AND day IS NOT NULL;
    SELECT array_agg(night ORDER BY night) INTO nights FROM imported_nights WHERE calendar_id = NEW.id;
    PERFORM hold_days(NEW.property_id, 'import', NEW.id, nights, NEW.all_day_means = 'nights', '-infinity');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER imported_calendars_mean_other_times AFTER UPDATE OF all_day_means ON imported_calendars FOR EACH ROW
  WHEN (OLD.all_day_means <> NEW.all_day_means) EXECUTE FUNCTION all_day_means_other_times();
