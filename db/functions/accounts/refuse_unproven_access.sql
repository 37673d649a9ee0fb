-- Whoever registers an address may not own it. Until it is confirmed, the account has no way in that would outlast its owner's proof.
CREATE OR REPLACE FUNCTION refuse_unproven_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM profiles WHERE id = new.user_id AND email_verified) THEN
    RAISE EXCEPTION 'the email address is not confirmed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

CREATE OR REPLACE TRIGGER passkeys_need_confirmed_email BEFORE INSERT ON passkeys FOR EACH ROW EXECUTE FUNCTION refuse_unproven_access();
CREATE OR REPLACE TRIGGER two_factors_need_confirmed_email BEFORE INSERT ON two_factors FOR EACH ROW EXECUTE FUNCTION refuse_unproven_access();
