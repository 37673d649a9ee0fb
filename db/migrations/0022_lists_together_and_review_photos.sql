CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_list_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_list_comments_body_fits" CHECK (char_length(body) between 1 and 400)
);
--> statement-breakpoint
CREATE TABLE "saved_list_companions" (
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "saved_list_companions_list_id_person_id_pk" PRIMARY KEY("list_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "saved_list_votes" (
	"list_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_list_votes_list_id_property_id_person_id_pk" PRIMARY KEY("list_id","property_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "saved_lists" ADD COLUMN "invite_key" uuid;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD COLUMN "invite_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_comments" ADD CONSTRAINT "saved_list_comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_comments" ADD CONSTRAINT "saved_list_comments_entry" FOREIGN KEY ("list_id","property_id") REFERENCES "public"."saved_list_entries"("list_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_companions" ADD CONSTRAINT "saved_list_companions_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_companions" ADD CONSTRAINT "saved_list_companions_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_votes" ADD CONSTRAINT "saved_list_votes_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_votes" ADD CONSTRAINT "saved_list_votes_entry" FOREIGN KEY ("list_id","property_id") REFERENCES "public"."saved_list_entries"("list_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_booking" ON "review_photos" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "review_photos_author" ON "review_photos" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "saved_list_comments_list" ON "saved_list_comments" USING btree ("list_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_list_comments_author" ON "saved_list_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "saved_list_companions_person" ON "saved_list_companions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "saved_list_votes_person" ON "saved_list_votes" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_invite_key" UNIQUE("invite_key");--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_invitation_is_whole" CHECK (num_nonnulls(invite_key, invite_expires_at, invited_at) in (0, 3));