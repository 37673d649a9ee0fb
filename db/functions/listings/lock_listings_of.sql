-- Bookings lock their listing before their people; who deletes an account does so too, or the two could wait for each other.
CREATE OR REPLACE FUNCTION lock_listings_of(host uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM properties WHERE host_id = host AND status <> 'deleted' ORDER BY id FOR UPDATE;
END
$$;
