-- A thread that is hidden, shown or moved is counted again at its categories, and its posts are public only while it is visible.
CREATE OR REPLACE FUNCTION forum_count_changed_threads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_count_category(category_id, sum(change)::integer) FROM (
    SELECT f.category_id, CASE WHEN f.status = 'visible' THEN -1 ELSE 0 END AS change
      FROM former f JOIN added a ON a.id = f.id WHERE (f.category_id, f.status) IS DISTINCT FROM (a.category_id, a.status)
    UNION ALL
    SELECT a.category_id, CASE WHEN a.status = 'visible' THEN 1 ELSE 0 END
      FROM former f JOIN added a ON a.id = f.id WHERE (f.category_id, f.status) IS DISTINCT FROM (a.category_id, a.status)
  ) AS changes GROUP BY category_id ORDER BY category_id;
  IF EXISTS (SELECT 1 FROM former f JOIN added a ON a.id = f.id WHERE f.status IS DISTINCT FROM a.status) THEN
    UPDATE forum_posts p SET is_public = (p.status = 'visible' AND a.status = 'visible')
      FROM added a WHERE p.thread_id = a.id AND p.is_public <> (p.status = 'visible' AND a.status = 'visible');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_threads_changed AFTER UPDATE ON forum_threads REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_changed_threads();
