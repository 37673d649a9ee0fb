-- What is different in a season of a listing with rules; `is_in_season` says whether a night is in it. No two seasons of a listing share a night.
CREATE OR REPLACE VIEW stay_seasons AS
  SELECT property_id, starts_on, ends_on, is_yearly, nightly_price, weekend_price, minimum_nights, maximum_nights, arrival_days, departure_days
  FROM property_seasons;
