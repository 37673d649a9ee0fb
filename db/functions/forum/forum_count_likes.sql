-- Likes are counted at their post.
CREATE OR REPLACE FUNCTION forum_count_likes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forum_posts p SET like_count = p.like_count + CASE TG_OP WHEN 'INSERT' THEN c.likes ELSE -c.likes END
    FROM (SELECT post_id, count(*)::integer AS likes FROM changed GROUP BY post_id) AS c WHERE p.id = c.post_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_likes_added AFTER INSERT ON forum_likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
CREATE OR REPLACE TRIGGER forum_likes_removed AFTER DELETE ON forum_likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
