-- Of a listing that is deleted but kept for its guests' history no address stays, neither of others' calendars nor of its own.
CREATE OR REPLACE FUNCTION deleted_listings_leave_calendars() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM imported_calendars WHERE property_id = NEW.id;
  DELETE FROM calendar_exports WHERE property_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER properties_deleted_leave_calendars AFTER UPDATE OF status ON properties FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION deleted_listings_leave_calendars();
