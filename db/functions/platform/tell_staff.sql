-- Tells open staff pages that what waits for staff may have changed, so that they count it again.
CREATE OR REPLACE FUNCTION tell_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', '{"to":["support"],"type":"staff-work","id":""}');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_posts_tell_staff AFTER INSERT OR UPDATE OF status ON forum_posts FOR EACH ROW WHEN (NEW.status = 'waiting') EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER forum_decisions_tell_staff AFTER UPDATE OF status ON forum_posts FOR EACH ROW WHEN (OLD.status = 'waiting') EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER forum_reports_tell_staff AFTER INSERT OR UPDATE OR DELETE ON forum_reports FOR EACH STATEMENT EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER job_applications_tell_staff AFTER INSERT OR UPDATE OR DELETE ON job_applications FOR EACH STATEMENT EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER listing_checks_tell_staff AFTER INSERT OR UPDATE OR DELETE ON listing_checks FOR EACH STATEMENT EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER message_reports_tell_staff AFTER INSERT OR UPDATE OR DELETE ON message_reports FOR EACH STATEMENT EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER payments_tell_staff AFTER UPDATE OF fault ON payments FOR EACH ROW WHEN (OLD.fault IS DISTINCT FROM NEW.fault) EXECUTE FUNCTION tell_staff();
CREATE OR REPLACE TRIGGER reports_tell_staff AFTER INSERT OR UPDATE OR DELETE ON reports FOR EACH STATEMENT EXECUTE FUNCTION tell_staff();
