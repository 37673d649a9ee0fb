-- Pages with events are told when one changes; the tag is in src/platform/page-tags.ts.
CREATE OR REPLACE FUNCTION tell_pages_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(ARRAY['events']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER event_recaps_tell_pages AFTER INSERT OR UPDATE OR DELETE ON event_recaps FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_events();
CREATE OR REPLACE TRIGGER events_tell_pages AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_events();
