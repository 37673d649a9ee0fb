-- Lets go of the nights that a checkout still holds, in date order. Those that something else claims too stay taken by that.
CREATE OR REPLACE FUNCTION release_checkout_nights(checkout uuid, listing uuid, first_night date, end_night date) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM occupied_nights WHERE property_id = listing AND night >= first_night AND night < end_night AND checkout_id = checkout ORDER BY night FOR UPDATE;
  DELETE FROM occupied_nights WHERE property_id = listing AND night >= first_night AND night < end_night AND checkout_id = checkout AND held_until < 'infinity'
    AND hours_until IS NULL;
  UPDATE occupied_nights SET checkout_id = NULL, checkout_ends = NULL
    WHERE property_id = listing AND night >= first_night AND night < end_night AND checkout_id = checkout;
END
$$;
