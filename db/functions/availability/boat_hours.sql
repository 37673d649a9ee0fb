-- Boats that sell hours, with the clocks that their days and nights go by.
CREATE OR REPLACE VIEW boat_hours AS
  SELECT c.property_id, c.turnaround_minutes, c.notice_minutes, c.sells_nights, l.time_zone, l.check_in_time::time AS check_in_time, l.check_out_time::time AS check_out_time
  FROM boat_clocks c JOIN listing_details l ON l.id = c.property_id;
