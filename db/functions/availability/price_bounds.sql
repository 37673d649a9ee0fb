-- Between what the average night of any stay can cost, whatever its dates and guests. Dates that are over may widen the bounds; they are bounds still.
CREATE OR REPLACE FUNCTION price_bounds(listing uuid, base integer, capacity integer, OUT lowest integer, OUT highest integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (least(base, priced.lowest, r.weekend_price)::bigint * (100 - coalesce(greatest(r.weekly_discount_percent, r.monthly_discount_percent, r.last_minute_percent, r.early_bird_percent, r.gap_percent), 0)) / 100 - 1)::integer,
    least(2147483647, greatest(base, priced.highest, r.weekend_price)::bigint
      + CASE WHEN r.guests_included > 0 THEN greatest(0, capacity - r.guests_included)::bigint * r.extra_guest_price ELSE 0 END)::integer
  FROM (
    SELECT min(price) AS lowest, max(price) AS highest FROM (
      SELECT price FROM property_custom_prices WHERE property_id = listing
      UNION ALL SELECT nightly_price FROM property_seasons WHERE property_id = listing
      UNION ALL SELECT weekend_price FROM property_seasons WHERE property_id = listing) AS prices) AS priced
  LEFT JOIN property_rules r ON r.property_id = listing
$$;
