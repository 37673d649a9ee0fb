-- A server of version 0.1.0 goes on during an upgrade: its entries get their movement, and it finds ours by the columns that it knows. Goes with these in the version after 0.2.0.
CREATE OR REPLACE FUNCTION serve_former_entries() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.movement_id IS NULL THEN
    INSERT INTO ledger_movements (kind, booking_id, change, reference, created_at)
      VALUES (NEW.movement, NEW.booking_id, NEW.change, NEW.reference, NEW.created_at) ON CONFLICT DO NOTHING;
    SELECT id INTO NEW.movement_id FROM ledger_movements
      WHERE booking_id = NEW.booking_id AND kind = NEW.movement AND change = NEW.change;
  ELSE
    SELECT booking_id, kind, change, reference, created_at INTO NEW.booking_id, NEW.movement, NEW.change, NEW.reference, NEW.created_at
      FROM ledger_movements WHERE id = NEW.movement_id;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER ledger_entries_serve_former BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION serve_former_entries();
