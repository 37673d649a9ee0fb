-- A boat that sells hours has to be ready between one stay and the next: a night ends with its turnaround before the next one begins.
CREATE OR REPLACE FUNCTION require_ready_by_check_in(listing uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM boat_hours WHERE property_id = listing AND check_out_time - '00:00'::time + make_interval(mins => turnaround_minutes) > check_in_time - '00:00'::time) THEN
    RAISE EXCEPTION 'check-out and turnaround end after check-in' USING ERRCODE = 'check_violation', CONSTRAINT = 'boat_clocks_ready_by_check_in';
  END IF;
END
$$;
