-- What one night costs, in cents, where its host gave it a price of its own.
CREATE OR REPLACE VIEW custom_prices AS
  SELECT property_id, date, price FROM property_custom_prices;
