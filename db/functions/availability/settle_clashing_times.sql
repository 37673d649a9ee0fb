-- What another calendar said over a stay holds the time once the stay has gone or moved.
CREATE OR REPLACE FUNCTION settle_clashing_times() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE held_times c SET clashes = false WHERE c.property_id = OLD.property_id AND c.clashes AND c.held && OLD.held
    AND NOT EXISTS (SELECT FROM held_times h WHERE h.property_id = c.property_id AND h.held && c.held AND h.layer && c.layer AND NOT h.clashes);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER held_times_gone_settle_clashes AFTER DELETE ON held_times FOR EACH ROW
  WHEN (OLD.kind NOT IN ('block', 'import')) EXECUTE FUNCTION settle_clashing_times();
CREATE OR REPLACE TRIGGER held_times_moved_settle_clashes AFTER UPDATE OF held ON held_times FOR EACH ROW
  WHEN (OLD.held IS DISTINCT FROM NEW.held) EXECUTE FUNCTION settle_clashing_times();
