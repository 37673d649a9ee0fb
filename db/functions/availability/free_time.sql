-- Lets go of what a booking, a checkout, a departure or a manual booking has of a boat's time.
CREATE OR REPLACE FUNCTION free_time(listing uuid, holder uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wait_for_hours(listing);
  DELETE FROM held_times WHERE holder_id = holder AND property_id = listing AND kind NOT IN ('block', 'import');
END
$$;
