-- Pages that show a person are told when the person changes or goes.
CREATE OR REPLACE FUNCTION tell_pages_of_profiles() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_pages(array_agg('profile:' || id)) FROM changed;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER profiles_changed_tell_pages AFTER UPDATE ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_profiles();
CREATE OR REPLACE TRIGGER profiles_removed_tell_pages AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_profiles();
