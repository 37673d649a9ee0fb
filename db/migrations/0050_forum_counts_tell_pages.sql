CREATE FUNCTION tell_pages_of_forum_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(ARRAY['forum-counts']);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER forum_categories_tell_pages AFTER UPDATE OF thread_count ON forum_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_forum_counts();
