-- What other features may read of a listing in SQL: what its host says of it, and where it is. Whoever shows a place to others asks `shown_coordinate`.
CREATE OR REPLACE VIEW listing_details AS
  SELECT id, host_id, status, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, latitude, longitude,
    time_zone, place_precision, amenities, capacity, bedrooms, beds, half_bathrooms, crew, licence_needed, length_feet, cabins, minimum_nights, pets_allowed,
    cancellation_policy, created_at, updated_at, check_in_time, check_out_time, home_kind, house_rules
  FROM properties;
