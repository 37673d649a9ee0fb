-- The stars of every review that everybody can read.
CREATE OR REPLACE VIEW revealed_ratings AS
  SELECT property_id, rating FROM reviews WHERE revealed_at IS NOT NULL;
