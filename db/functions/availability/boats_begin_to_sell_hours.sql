-- From here on nobody else claims the boat before its claims hold their time, too.
CREATE OR REPLACE FUNCTION boats_begin_to_sell_hours() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM properties WHERE id = NEW.property_id FOR UPDATE;
  PERFORM pg_advisory_xact_lock(hashtextextended('preparation ' || NEW.property_id, 0));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER boat_clocks_begin BEFORE INSERT OR UPDATE ON boat_clocks FOR EACH ROW EXECUTE FUNCTION boats_begin_to_sell_hours();
