-- Which bookings have seats of a departure.
CREATE OR REPLACE VIEW booked_seats AS
  SELECT departure_id, holder_id AS booking_id FROM departure_seats WHERE held_until = 'infinity';
