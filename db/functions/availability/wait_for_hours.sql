-- Those that claim a boat that sells hours go one after the other, before any of them takes a night. Whether it does sell them.
CREATE OR REPLACE FUNCTION wait_for_hours(listing uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM boat_clocks WHERE property_id = listing) THEN
    RETURN false;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || listing, 0));
  RETURN true;
END
$$;
