-- A manual booking joins blocks and preparation, which are still there when it goes, and is refused where a booking, a calendar or another one is, or somebody is
-- paying. The number of nights that it got.
CREATE OR REPLACE FUNCTION claim_manual_nights(listing uuid, manual uuid, first_night date, leaves date) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  INSERT INTO occupied_nights AS o (property_id, night, manual_booking_id, claimed_at)
    SELECT listing, first_night + n, manual, m.changed_at FROM manual_bookings m, generate_series(0, leaves - first_night - 1) AS n WHERE m.id = manual ORDER BY n
    ON CONFLICT (property_id, night) DO UPDATE SET manual_booking_id = excluded.manual_booking_id, checkout_id = NULL, checkout_ends = NULL, claimed_at = excluded.claimed_at
      WHERE o.booking_id IS NULL AND o.manual_booking_id IS NULL AND o.calendars = 0 AND (o.checkout_id IS NULL OR o.checkout_ends <= excluded.claimed_at);
  GET DIAGNOSTICS taken = ROW_COUNT;
  RETURN taken;
END
$$;
