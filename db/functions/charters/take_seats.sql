-- So many seats of a departure for this holder, who may have some already, instead of the former one; refused where that many aren't left, or somebody else has the boat
-- (23P01). The departure holds the boat's time until its last seat is let go of.
CREATE OR REPLACE FUNCTION take_seats(departure uuid, holder uuid, former uuid, wanted integer, until timestamptz, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  boat uuid;
  trip departures%ROWTYPE;
  others integer;
BEGIN
  SELECT property_id INTO STRICT boat FROM departures WHERE id = departure;
  PERFORM wait_for_hours(boat);
  SELECT * INTO trip FROM departures WHERE id = departure FOR NO KEY UPDATE;
  DELETE FROM departure_seats WHERE departure_id = departure AND (holder_id IN (holder, former) OR held_until <= moment);
  SELECT coalesce(sum(seats), 0) INTO others FROM departure_seats WHERE departure_id = departure;
  IF trip.cancelled_at IS NOT NULL OR others + wanted > trip.seats THEN
    RAISE EXCEPTION 'so many seats are not left' USING ERRCODE = 'exclusion_violation';
  END IF;
  INSERT INTO departure_seats (departure_id, holder_id, seats, held_until) VALUES (departure, holder, wanted, until);
  UPDATE departures SET taken = others + wanted WHERE id = departure;
  PERFORM hold_time(boat, 'departure', departure, false, tstzrange(trip.begins_at, trip.ends_at), trip.prepare_minutes,
    (SELECT max(held_until) FROM departure_seats WHERE departure_id = departure), moment);
END
$$;
