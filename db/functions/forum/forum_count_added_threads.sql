-- Visible threads are counted at their category when they are added.
CREATE OR REPLACE FUNCTION forum_count_added_threads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_count_category(category_id, count(*)::integer) FROM added WHERE status = 'visible' GROUP BY category_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_threads_added AFTER INSERT ON forum_threads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_added_threads();
