-- Pages that show a listing's nights, prices or rules are told when they change.
CREATE OR REPLACE FUNCTION tell_pages_of_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg(DISTINCT 'nights:' || property_id) || ARRAY['search-dates']) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER occupied_nights_added_tell_pages AFTER INSERT ON occupied_nights REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER occupied_nights_removed_tell_pages AFTER DELETE ON occupied_nights REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_custom_prices_added_tell_pages AFTER INSERT ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_custom_prices_changed_tell_pages AFTER UPDATE ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_custom_prices_removed_tell_pages AFTER DELETE ON property_custom_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_day_minimums_added_tell_pages AFTER INSERT ON property_day_minimums REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_day_minimums_changed_tell_pages AFTER UPDATE ON property_day_minimums REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_day_minimums_removed_tell_pages AFTER DELETE ON property_day_minimums REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_rules_added_tell_pages AFTER INSERT ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_rules_changed_tell_pages AFTER UPDATE ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_rules_removed_tell_pages AFTER DELETE ON property_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_seasons_added_tell_pages AFTER INSERT ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_seasons_changed_tell_pages AFTER UPDATE ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER property_seasons_removed_tell_pages AFTER DELETE ON property_seasons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER held_times_added_tell_pages AFTER INSERT ON held_times REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER held_times_changed_tell_pages AFTER UPDATE ON held_times REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER held_times_removed_tell_pages AFTER DELETE ON held_times REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER boat_clocks_added_tell_pages AFTER INSERT ON boat_clocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER boat_clocks_changed_tell_pages AFTER UPDATE ON boat_clocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
CREATE OR REPLACE TRIGGER boat_clocks_removed_tell_pages AFTER DELETE ON boat_clocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_nights();
