-- Who traveled on a booking, as far as its party says: with children, alone, two adults, or more.
CREATE OR REPLACE VIEW booked_parties AS
  SELECT id AS booking_id,
    CASE
      WHEN children > 0 OR infants > 0 THEN 'family'
      WHEN guests = 1 THEN 'solo'
      WHEN guests = 2 THEN 'pair'
      ELSE 'group'
    END AS traveler
  FROM bookings;
