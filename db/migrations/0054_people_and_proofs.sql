ALTER TABLE "notifications" ADD COLUMN "text_ref" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_profiles_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_fold" ON "notifications" USING btree ("fold_key");--> statement-breakpoint
-- Whoever registers an address may not own it. Until it is confirmed, the account has no way in that would outlast its owner's proof.
CREATE FUNCTION refuse_unproven_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM profiles WHERE id = new.user_id AND email_verified) THEN
    RAISE EXCEPTION 'the email address is not confirmed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER passkeys_need_confirmed_email BEFORE INSERT ON passkeys FOR EACH ROW EXECUTE FUNCTION refuse_unproven_access();
--> statement-breakpoint
CREATE TRIGGER two_factors_need_confirmed_email BEFORE INSERT ON two_factors FOR EACH ROW EXECUTE FUNCTION refuse_unproven_access();
