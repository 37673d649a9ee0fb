-- Pages of a listing are told when a photo of a review that everyone can read is taken down.
CREATE OR REPLACE FUNCTION tell_pages_of_review_photos() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('listing:' || r.property_id))
    FROM reviews r WHERE r.booking_id IN (SELECT booking_id FROM changed) AND r.revealed_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER review_photos_removed_tell_pages AFTER DELETE ON review_photos REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_review_photos();
