-- Removed replies are not counted at their thread any more.
CREATE OR REPLACE FUNCTION forum_count_removed_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_refresh_thread(thread_id, -(count(*) FILTER (WHERE number > 1))::integer) FROM former WHERE status = 'visible' GROUP BY thread_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_posts_removed AFTER DELETE ON forum_posts REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION forum_count_removed_posts();
