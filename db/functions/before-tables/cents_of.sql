-- The sum of prices in cents; of none it is 0. Checks on bookings and changes ask it.
CREATE OR REPLACE FUNCTION cents_of(prices integer[]) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(sum(price), 0) FROM unnest(prices) AS price $$;
