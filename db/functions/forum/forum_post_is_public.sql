-- A new post is public if it and its thread are visible.
CREATE OR REPLACE FUNCTION forum_post_is_public() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_public := NEW.status = 'visible' AND EXISTS (SELECT 1 FROM forum_threads WHERE id = NEW.thread_id AND status = 'visible');
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER forum_posts_is_public BEFORE INSERT ON forum_posts FOR EACH ROW EXECUTE FUNCTION forum_post_is_public();
