-- Every night that nobody else can have until it is free, and by what. In a stay somebody sleeps there; a block and preparation are none. Who reads it asks until
-- when, by the product's clock.
CREATE OR REPLACE VIEW taken_nights AS
  SELECT property_id, night, kind, booking_id, manual_booking_id, booking_id IS NOT NULL OR manual_booking_id IS NOT NULL OR calendars > 0 OR kind IN ('hours', 'checkout') AS is_stay, held_until
  FROM occupied_nights;
