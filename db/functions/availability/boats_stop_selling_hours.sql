-- What had its hours is gone with them; nights that nobody else claims go too.
CREATE OR REPLACE FUNCTION boats_stop_selling_hours() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND hours_until IS NOT NULL ORDER BY night FOR UPDATE;
  DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND hours_until IS NOT NULL
    AND booking_id IS NULL AND manual_booking_id IS NULL AND NOT is_blocked AND calendars = 0 AND cardinality(preparing) = 0 AND checkout_id IS NULL;
  UPDATE occupied_nights SET hours_until = NULL WHERE property_id = OLD.property_id AND hours_until IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_ended AFTER DELETE ON boat_clocks FOR EACH ROW EXECUTE FUNCTION boats_stop_selling_hours();
