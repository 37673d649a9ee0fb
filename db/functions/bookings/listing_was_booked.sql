-- Whether anybody ever booked the listing, or was about to: then it is only marked as deleted, so that guests keep their history.
CREATE OR REPLACE FUNCTION listing_was_booked(listing uuid) RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE property_id = listing) OR EXISTS (SELECT 1 FROM checkouts WHERE property_id = listing) $$;
