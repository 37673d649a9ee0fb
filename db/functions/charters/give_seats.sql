-- Lets go of a holder's seats, and of the boat's time with the last of them.
CREATE OR REPLACE FUNCTION give_seats(departure uuid, holder uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  boat uuid;
  until timestamptz;
BEGIN
  SELECT property_id INTO STRICT boat FROM departures WHERE id = departure;
  PERFORM wait_for_hours(boat);
  PERFORM FROM departures WHERE id = departure FOR NO KEY UPDATE;
  DELETE FROM departure_seats WHERE departure_id = departure AND holder_id = holder;
  UPDATE departures SET taken = (SELECT coalesce(sum(s.seats), 0) FROM departure_seats s WHERE s.departure_id = departure) WHERE id = departure;
  SELECT max(held_until) INTO until FROM departure_seats WHERE departure_id = departure;
  IF until IS NULL THEN
    PERFORM free_time(boat, departure);
  ELSE
    PERFORM keep_time_until(departure, until);
  END IF;
END
$$;
