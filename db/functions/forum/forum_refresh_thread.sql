-- Counts so many replies more, or fewer, at a thread, and finds its last visible post again.
CREATE OR REPLACE FUNCTION forum_refresh_thread(thread uuid, change integer) RETURNS void
LANGUAGE sql AS $$
  UPDATE forum_threads t SET reply_count = t.reply_count + change, last_post_id = last.id, last_post_at = coalesce(last.published_at, t.created_at)
  FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
    SELECT p.id, p.published_at FROM forum_posts p WHERE p.thread_id = thread AND p.status = 'visible' ORDER BY p.number DESC LIMIT 1
  ) AS last ON true
  WHERE t.id = thread
$$;
