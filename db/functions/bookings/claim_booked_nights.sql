-- A booking takes nights that nobody claims, those of the checkout that became it, and those of checkouts that have expired. The number of nights that it got.
CREATE OR REPLACE FUNCTION claim_booked_nights(listing uuid, booking uuid, checkout uuid, first_night date, leaves date, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  INSERT INTO occupied_nights AS o (property_id, night, booking_id, claimed_at)
    SELECT listing, first_night + n, booking, moment FROM generate_series(0, leaves - first_night - 1) AS n ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET booking_id = excluded.booking_id, checkout_id = NULL, checkout_ends = NULL, claimed_at = excluded.claimed_at
      WHERE o.held_until < 'infinity' AND (o.checkout_id IS NULL OR o.checkout_id = checkout OR o.checkout_ends <= moment)
        AND (o.hours_until IS NULL OR o.hours_until <= moment);
  GET DIAGNOSTICS taken = ROW_COUNT;
  RETURN taken;
END
$$;
