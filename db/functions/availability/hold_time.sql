-- Takes a time for this holder, or moves the one that it has, with preparation before and turnaround after it, until a moment or for good; refuses it where
-- somebody else has it (23P01). What ended by `moment` makes room. What another calendar says over the time that the holder had is no reason to refuse that.
CREATE OR REPLACE FUNCTION hold_time(listing uuid, claim text, holder uuid, by_night boolean, wanted tstzrange, prepare integer, until timestamptz, moment timestamptz)
RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  span tstzrange;
  former tstzrange;
  taken held_times%ROWTYPE;
BEGIN
  IF NOT wait_for_hours(listing) THEN
    RAISE EXCEPTION 'this boat sells no hours' USING ERRCODE = 'exclusion_violation';
  END IF;
  SELECT tstzrange(lower(wanted) - make_interval(mins => prepare), upper(wanted) + make_interval(mins => turnaround_minutes)) INTO span
    FROM boat_clocks WHERE property_id = listing;
  DELETE FROM held_times WHERE property_id = listing AND held && span AND held_until < 'infinity' AND held_until <= moment AND holder_id <> holder;
  SELECT held INTO former FROM held_times WHERE holder_id = holder AND kind = claim;
  IF FOUND THEN
    UPDATE held_times SET used = wanted, held = span, held_until = until,
        claimed_at = CASE WHEN (used, held, held_until) = (wanted, span, until) THEN claimed_at ELSE moment END
      WHERE holder_id = holder AND kind = claim RETURNING * INTO taken;
  ELSE
    INSERT INTO held_times (property_id, kind, holder_id, is_by_night, used, held, held_until, claimed_at)
      VALUES (listing, claim, holder, by_night, wanted, span, until, moment)
      ON CONFLICT ON CONSTRAINT held_times_do_not_overlap DO NOTHING RETURNING * INTO taken;
  END IF;
  IF taken.no IS NULL OR EXISTS (SELECT FROM held_times c WHERE c.property_id = listing AND c.clashes AND c.held && span AND c.layer && taken.layer
      AND NOT coalesce(former @> (c.held * span), false)) THEN
    RAISE EXCEPTION 'somebody has the boat at this time' USING ERRCODE = 'exclusion_violation', DETAIL = span::text;
  END IF;
END
$$;
