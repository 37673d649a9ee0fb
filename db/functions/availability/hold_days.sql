-- Takes whole days at the marina for a block or a calendar. What a stay of the night before may still use of the day, it may go on using: a day is a morning until
-- the boat could be ready after a check-out, and the rest. `days` that are nights by a calendar's word go from check-in to check-out instead. How many parts of them
-- somebody else has: they are kept as clashes of a calendar, and a block is refused by whoever asked for it.
CREATE OR REPLACE FUNCTION hold_days(listing uuid, claim text, holder uuid, days date[], as_nights boolean, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  boat boat_hours%ROWTYPE;
  refused integer;
BEGIN
  SELECT * INTO STRICT boat FROM boat_hours WHERE property_id = listing;
  DELETE FROM held_times WHERE property_id = listing AND held_until <= moment
    AND held && tstzrange((SELECT min(d) FROM unnest(days) d)::timestamp AT TIME ZONE boat.time_zone, ((SELECT max(d) FROM unnest(days) d) + 2)::timestamp AT TIME ZONE boat.time_zone);
  WITH wanted AS (
      SELECT d AS day, false AS is_morning, time_of_night(boat.time_zone, boat.check_in_time, boat.check_out_time, boat.turnaround_minutes, d) AS part FROM unnest(days) d WHERE as_nights
      UNION ALL
      SELECT d, p.is_morning, CASE WHEN p.is_morning THEN tstzrange(m.begins, m.ready) ELSE tstzrange(m.ready, m.ends) END
        FROM unnest(days) d
        CROSS JOIN LATERAL morning_of(listing, d) AS m(begins, ready, ends)
        CROSS JOIN (VALUES (true), (false)) p(is_morning) WHERE NOT as_nights),
    real AS (SELECT * FROM wanted WHERE NOT isempty(part)),
    taken AS (
      INSERT INTO held_times (property_id, kind, holder_id, day, is_morning, is_by_night, used, held) SELECT listing, claim, holder, day, is_morning, true, part, part FROM real ORDER BY part
        ON CONFLICT ON CONSTRAINT held_times_do_not_overlap DO NOTHING RETURNING day, is_morning),
    clashing AS (
      INSERT INTO held_times (property_id, kind, holder_id, day, is_morning, is_by_night, used, held, clashes)
        SELECT listing, claim, holder, day, is_morning, true, part, part, true FROM real r
        WHERE claim = 'import' AND NOT EXISTS (SELECT FROM taken t WHERE t.day = r.day AND t.is_morning = r.is_morning) RETURNING no)
  SELECT (SELECT count(*) FROM real) - (SELECT count(*) FROM taken) INTO refused;
  RETURN refused;
END
$$;
