-- Counts so many threads more, or fewer, at a category.
CREATE OR REPLACE FUNCTION forum_count_category(category text, change integer) RETURNS void
LANGUAGE sql AS $$
  UPDATE forum_categories SET thread_count = thread_count + change WHERE id = category AND change <> 0
$$;
