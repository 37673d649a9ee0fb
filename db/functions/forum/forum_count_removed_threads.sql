-- Removed threads are not counted at their category any more.
CREATE OR REPLACE FUNCTION forum_count_removed_threads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_count_category(category_id, -count(*)::integer) FROM former WHERE status = 'visible' GROUP BY category_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_threads_removed AFTER DELETE ON forum_threads REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION forum_count_removed_threads();
