-- Tells every server which cached pages may have changed, by their tags (src/platform/page-tags.ts); above 200 tags, all of them.
CREATE OR REPLACE FUNCTION tell_pages(tags text[]) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_notify('pages', tag) FROM (SELECT DISTINCT unnest(CASE WHEN cardinality(tags) > 200 THEN ARRAY['*'] ELSE tags END) AS tag) AS told WHERE tag IS NOT NULL
$$;
