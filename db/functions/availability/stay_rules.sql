-- What a host has said about prices and stays, one row for each listing that has rules.
CREATE OR REPLACE VIEW stay_rules AS
  SELECT property_id, weekend_price, weekly_discount_percent, monthly_discount_percent, last_minute_days, last_minute_percent, early_bird_days, early_bird_percent,
    gap_nights, gap_percent, guests_included, extra_guest_price, weekend_minimum_nights, maximum_nights, arrival_days, departure_days, notice_days, window_days,
    preparation_before, preparation_after, sells_nights
  FROM property_rules;
