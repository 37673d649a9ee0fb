-- Whether this person ever booked the listing.
CREATE OR REPLACE FUNCTION listing_was_booked_by(listing uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE property_id = listing AND guest_id = person) $$;
