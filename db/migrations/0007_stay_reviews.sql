CREATE TABLE "guest_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reveal_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "guest_reviews_rating_is_stars" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reveal_at" timestamp with time zone;--> statement-breakpoint
UPDATE "reviews" SET "reveal_at" = "created_at" + interval '14 days';--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "reveal_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_reviews_booking" ON "guest_reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_guest" ON "guest_reviews" USING btree ("guest_id") WHERE revealed_at is not null;--> statement-breakpoint
CREATE INDEX "guest_reviews_hidden" ON "guest_reviews" USING btree ("reveal_at") WHERE revealed_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("reveal_at") WHERE revealed_at is null;
--> statement-breakpoint
-- What everybody can read is not changed any more; a host may add one reply.
CREATE FUNCTION refuse_change_of_revealed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  IF OLD.revealed_at IS NOT NULL AND (before - 'host_reply' <> after - 'host_reply' OR (before ->> 'host_reply' IS NOT NULL AND before <> after)) THEN
    RAISE EXCEPTION 'a revealed review is not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_stay_as_revealed BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revealed();
--> statement-breakpoint
CREATE TRIGGER guest_reviews_stay_as_revealed BEFORE UPDATE ON guest_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revealed();
