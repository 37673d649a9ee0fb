-- A deleted listing expects nobody any more: its manual bookings that are not over go with it.
CREATE OR REPLACE FUNCTION deleted_listings_end_manual_bookings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM manual_bookings WHERE property_id = NEW.id AND ends_at > now();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER properties_deleted_end_manual_bookings AFTER UPDATE OF status ON properties FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION deleted_listings_end_manual_bookings();
