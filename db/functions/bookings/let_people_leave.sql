-- Who deletes the account takes their listings down, and is not expected by anybody. What is left of them is not changed any more.
CREATE OR REPLACE FUNCTION let_people_leave() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL THEN
    RAISE EXCEPTION 'a deleted person is not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM 1 FROM profiles WHERE id = OLD.id FOR UPDATE;
  UPDATE properties SET status = 'deleted', updated_at = NEW.deleted_at WHERE host_id = OLD.id AND status <> 'deleted';
  IF EXISTS (SELECT 1 FROM bookings WHERE guest_id = OLD.id AND status = 'confirmed' AND ends_at > now())
    OR EXISTS (SELECT 1 FROM bookings WHERE host_id = OLD.id AND status = 'confirmed' AND ends_at > now()) THEN
    RAISE EXCEPTION 'bookings are still ahead' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER profiles_leave_nobody_waiting BEFORE UPDATE ON profiles FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION let_people_leave();
