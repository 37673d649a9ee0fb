-- How long a stay that begins on this very day must be at least, whatever season and weekend say.
CREATE OR REPLACE VIEW day_minimums AS
  SELECT property_id, date, nights FROM property_day_minimums;
