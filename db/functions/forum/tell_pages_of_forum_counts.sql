-- Pages with the counts of the forum are told when a category counts anew.
CREATE OR REPLACE FUNCTION tell_pages_of_forum_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(ARRAY['forum-counts']);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_categories_tell_pages AFTER UPDATE OF thread_count ON forum_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_forum_counts();
