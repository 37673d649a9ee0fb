-- Visible replies are counted at their thread when they are added.
CREATE OR REPLACE FUNCTION forum_count_added_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forum_refresh_thread(thread_id, (count(*) FILTER (WHERE number > 1))::integer) FROM added WHERE status = 'visible' GROUP BY thread_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_posts_added AFTER INSERT ON forum_posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION forum_count_added_posts();
