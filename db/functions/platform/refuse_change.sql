-- What is written once stays so: the ledger, nights of calendars, and the day of a block (another day is another block).
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is not changed once it is written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER blocks_stay_where_they_are BEFORE UPDATE OF property_id, date ON property_blocked_dates FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER imported_nights_are_not_changed BEFORE UPDATE ON imported_nights FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ledger_entries_are_not_emptied BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ledger_entries_stay_as_written BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ledger_movements_are_not_emptied BEFORE TRUNCATE ON ledger_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ledger_movements_stay_as_written BEFORE UPDATE OR DELETE ON ledger_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
