-- Preparation is let go of before the stay's nights change hands: triggers run in the order of their names.
CREATE OR REPLACE FUNCTION bookings_leave_preparation() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.preparation_before + OLD.preparation_after > 0 AND OLD.status = 'confirmed' THEN
    PERFORM FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND OLD.id = ANY (preparing) ORDER BY night FOR UPDATE;
    DELETE FROM occupied_nights WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND preparing = ARRAY[OLD.id] AND booking_id IS NULL AND manual_booking_id IS NULL AND NOT is_blocked AND calendars = 0
      AND checkout_id IS NULL AND hours_until IS NULL;
    UPDATE occupied_nights SET preparing = array_remove(preparing, OLD.id) WHERE property_id = OLD.property_id AND night >= OLD.check_in - OLD.preparation_before
      AND night < OLD.check_out + OLD.preparation_after AND OLD.id = ANY (preparing);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_before_nights_end_preparation AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_leave_preparation();
CREATE OR REPLACE TRIGGER bookings_before_nights_leave_preparation AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.property_id, OLD.check_in, OLD.check_out, OLD.preparation_before, OLD.preparation_after)
    IS DISTINCT FROM (NEW.status, NEW.property_id, NEW.check_in, NEW.check_out, NEW.preparation_before, NEW.preparation_after))
  EXECUTE FUNCTION bookings_leave_preparation();
