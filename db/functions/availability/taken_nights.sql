-- Every night that nobody else can have, and by what. In a stay somebody sleeps there; a block and preparation are none.
CREATE OR REPLACE VIEW taken_nights AS
  SELECT property_id, night, kind, booking_id, manual_booking_id, booking_id IS NOT NULL OR manual_booking_id IS NOT NULL OR calendars > 0 AS is_stay
  FROM occupied_nights;
