-- What boats that sell hours are offered by: the lowest price of a package, and whether some go with a captain and some without.
CREATE OR REPLACE VIEW boat_offers AS
  SELECT c.property_id, min(least(p.captained_cents, p.bareboat_cents)) AS lowest_cents, count(p.captained_cents) > 0 AS has_captain, count(p.bareboat_cents) > 0 AS has_bareboat
  FROM boat_hours c JOIN boat_packages p ON p.property_id = c.property_id AND p.is_on AND p.deleted_at IS NULL
  GROUP BY c.property_id;
