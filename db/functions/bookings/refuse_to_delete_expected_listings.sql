-- A listing is not deleted from under guests who are there or still to come. The lock makes bookings that are being made wait.
CREATE OR REPLACE FUNCTION refuse_to_delete_expected_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM properties WHERE id = OLD.id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM bookings WHERE property_id = OLD.id AND status = 'confirmed' AND ends_at > now()) THEN
    RAISE EXCEPTION 'guests are still expected here' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER properties_expected_are_kept BEFORE UPDATE OF status ON properties FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted') EXECUTE FUNCTION refuse_to_delete_expected_listings();
