-- What one account gives, others get: every movement adds up to nothing.
CREATE OR REPLACE FUNCTION balance_movements() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY movement_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a movement of money does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION balance_movements();
