-- The bounds of prices in the index follow custom prices, rules and seasons.
CREATE OR REPLACE FUNCTION index_knows_prices() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_index l SET lowest_price = b.lowest, highest_price = b.highest
    FROM (SELECT DISTINCT property_id FROM changed) AS c JOIN listing_index o ON o.property_id = c.property_id
    CROSS JOIN LATERAL price_bounds(o.property_id, o.price, o.capacity) AS b
    WHERE l.no = o.no AND (l.lowest_price, l.highest_price) IS DISTINCT FROM (b.lowest, b.highest);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER property_custom_prices_added_bound AFTER INSERT ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_custom_prices_changed_bound AFTER UPDATE ON property_custom_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_custom_prices_removed_bound AFTER DELETE ON property_custom_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_rules_added_bound AFTER INSERT ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_rules_changed_bound AFTER UPDATE ON property_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_rules_removed_bound AFTER DELETE ON property_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_seasons_added_bound AFTER INSERT ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_seasons_changed_bound AFTER UPDATE ON property_seasons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
CREATE OR REPLACE TRIGGER property_seasons_removed_bound AFTER DELETE ON property_seasons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_knows_prices();
