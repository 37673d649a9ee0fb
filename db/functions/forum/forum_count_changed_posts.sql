-- A post that is hidden, shown or moved is counted again at its threads, and is public only if both are visible.
CREATE OR REPLACE FUNCTION forum_count_changed_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_refresh_thread(thread_id, sum(change)::integer) FROM (
    SELECT f.thread_id, CASE WHEN f.status = 'visible' AND f.number > 1 THEN -1 ELSE 0 END AS change
      FROM former f JOIN added a ON a.id = f.id WHERE (f.thread_id, f.status, f.number) IS DISTINCT FROM (a.thread_id, a.status, a.number)
    UNION ALL
    SELECT a.thread_id, CASE WHEN a.status = 'visible' AND a.number > 1 THEN 1 ELSE 0 END
      FROM former f JOIN added a ON a.id = f.id WHERE (f.thread_id, f.status, f.number) IS DISTINCT FROM (a.thread_id, a.status, a.number)
  ) AS changes GROUP BY thread_id;
  IF EXISTS (SELECT 1 FROM former f JOIN added a ON a.id = f.id WHERE (f.thread_id, f.status) IS DISTINCT FROM (a.thread_id, a.status)) THEN
    UPDATE forum_posts p SET is_public = (p.status = 'visible' AND t.status = 'visible')
      FROM added a, forum_threads t
      WHERE p.id = a.id AND t.id = p.thread_id AND p.is_public <> (p.status = 'visible' AND t.status = 'visible');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_posts_changed AFTER UPDATE ON forum_posts REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_changed_posts();
