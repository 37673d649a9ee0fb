-- Nobody offers anything who deleted the account while they were at it.
CREATE OR REPLACE FUNCTION refuse_listings_of_deleted_people() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  left_at timestamptz;
BEGIN
  SELECT deleted_at INTO left_at FROM profiles WHERE id = NEW.host_id FOR KEY SHARE;
  IF left_at IS NOT NULL THEN
    RAISE EXCEPTION 'this host deleted the account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER properties_need_their_host BEFORE INSERT ON properties FOR EACH ROW EXECUTE FUNCTION refuse_listings_of_deleted_people();
