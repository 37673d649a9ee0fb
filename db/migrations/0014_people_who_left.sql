ALTER TABLE "bookings" DROP CONSTRAINT "bookings_property_id_properties_id_fk";
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_guest_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_host_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_host_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "guest_reviews" DROP CONSTRAINT "guest_reviews_booking_id_bookings_id_fk";
--> statement-breakpoint
ALTER TABLE "guest_reviews" DROP CONSTRAINT "guest_reviews_guest_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "guest_reviews" DROP CONSTRAINT "guest_reviews_author_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_booking_id_bookings_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_property_id_properties_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_author_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_deleted_are_empty" CHECK (case when deleted_at is null then email is not null else email is null and full_name = 'Deleted user' and bio = '' and phone = '' and num_nonnulls(avatar_url, certification_badge, support_role, host_since) = 0 and travel_preferences = '{}' and not (is_host or email_verified or two_factor_enabled or email_notifications or marketing_emails) end);
--> statement-breakpoint
-- Who deletes the account takes their listings down, and is not expected by anybody. What is left of them is not changed any more.
CREATE FUNCTION let_people_leave() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL THEN
    RAISE EXCEPTION 'a deleted person is not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM 1 FROM profiles WHERE id = OLD.id FOR UPDATE;
  UPDATE properties SET status = 'deleted', updated_at = NEW.deleted_at WHERE host_id = OLD.id AND status <> 'deleted';
  IF EXISTS (SELECT 1 FROM bookings WHERE guest_id = OLD.id AND status = 'confirmed' AND ends_at > now())
    OR EXISTS (SELECT 1 FROM bookings WHERE host_id = OLD.id AND status = 'confirmed' AND ends_at > now()) THEN
    RAISE EXCEPTION 'bookings are still ahead' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_leave_nobody_waiting BEFORE UPDATE ON profiles FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION let_people_leave();
--> statement-breakpoint
-- Bookings lock their listing before their people; who deletes an account does so too, or the two could wait for each other.
CREATE FUNCTION lock_listings_of(host uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM properties WHERE host_id = host AND status <> 'deleted' ORDER BY id FOR UPDATE;
END
$$;
--> statement-breakpoint
-- Nobody books, or offers anything, who deleted the account while they were at it.
CREATE FUNCTION refuse_bookings_of_deleted_people() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  left_at timestamptz;
BEGIN
  SELECT deleted_at INTO left_at FROM profiles WHERE id = NEW.guest_id FOR KEY SHARE;
  IF left_at IS NOT NULL THEN
    RAISE EXCEPTION 'this guest deleted the account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_need_their_guest BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_bookings_of_deleted_people();
--> statement-breakpoint
CREATE FUNCTION refuse_listings_of_deleted_people() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  left_at timestamptz;
BEGIN
  SELECT deleted_at INTO left_at FROM profiles WHERE id = NEW.host_id FOR KEY SHARE;
  IF left_at IS NOT NULL THEN
    RAISE EXCEPTION 'this host deleted the account' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_need_their_host BEFORE INSERT ON properties FOR EACH ROW EXECUTE FUNCTION refuse_listings_of_deleted_people();
