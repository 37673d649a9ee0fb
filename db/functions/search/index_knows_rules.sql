-- Whoever writes a row of the index: it says whether the listing has rules, its cleaning fee, and between what its nights cost.
CREATE OR REPLACE FUNCTION index_knows_rules() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_rules := EXISTS (SELECT 1 FROM stay_rules WHERE property_id = NEW.property_id);
  NEW.cleaning_fee := (SELECT cleaning_fee FROM listing_details WHERE id = NEW.property_id);
  SELECT lowest, highest INTO NEW.lowest_price, NEW.highest_price FROM price_bounds(NEW.property_id, NEW.price, NEW.capacity);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER listing_index_knows_rules BEFORE INSERT OR UPDATE ON listing_index FOR EACH ROW EXECUTE FUNCTION index_knows_rules();
