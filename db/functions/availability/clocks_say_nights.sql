-- Whether a boat that sells hours can be booked by the night as well is one of its rules for stays; one that doesn't sell hours can.
CREATE OR REPLACE FUNCTION clocks_say_nights() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE property_rules SET sells_nights = true WHERE property_id = OLD.property_id AND NOT sells_nights;
  ELSIF NEW.sells_nights THEN
    UPDATE property_rules SET sells_nights = true WHERE property_id = NEW.property_id AND NOT sells_nights;
  ELSE
    INSERT INTO property_rules (property_id, sells_nights) VALUES (NEW.property_id, false)
      ON CONFLICT (property_id) DO UPDATE SET sells_nights = false;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_say_nights AFTER INSERT OR UPDATE OF sells_nights OR DELETE ON boat_clocks FOR EACH ROW
  EXECUTE FUNCTION clocks_say_nights();
