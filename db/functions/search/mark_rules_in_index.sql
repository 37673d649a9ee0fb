-- The search asks the rules only of listings that have some.
CREATE OR REPLACE FUNCTION mark_rules_in_index() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE listing_index SET has_rules = false WHERE property_id = OLD.property_id AND has_rules;
  ELSE
    UPDATE listing_index SET has_rules = true WHERE property_id = NEW.property_id AND NOT has_rules;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER property_rules_mark_index AFTER INSERT OR DELETE ON property_rules FOR EACH ROW EXECUTE FUNCTION mark_rules_in_index();
