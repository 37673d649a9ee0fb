-- What everybody can read is not changed any more; a host may add one reply, and staff may take a review off the page.
CREATE OR REPLACE FUNCTION refuse_change_of_revealed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  IF OLD.revealed_at IS NULL THEN
    RETURN NEW;
  END IF;
  IF after ->> 'hidden_at' IS NOT NULL AND before - '{revealed_at,hidden_at}'::text[] = after - '{revealed_at,hidden_at}'::text[] THEN
    RETURN NEW;
  END IF;
  IF before - 'host_reply' <> after - 'host_reply' OR (before ->> 'host_reply' IS NOT NULL AND before <> after) THEN
    RAISE EXCEPTION 'a revealed review is not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER guest_reviews_stay_as_revealed BEFORE UPDATE ON guest_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revealed();
CREATE OR REPLACE TRIGGER reviews_stay_as_revealed BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revealed();
