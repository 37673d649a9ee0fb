CREATE TABLE "saved_list_entries" (
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "saved_list_entries_list_id_property_id_pk" PRIMARY KEY("list_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "saved_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"check_in" date,
	"check_out" date,
	"guests" integer DEFAULT 1 NOT NULL,
	"share_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lists_share_key" UNIQUE("share_key"),
	CONSTRAINT "saved_lists_of_person" UNIQUE("id","person_id"),
	CONSTRAINT "saved_lists_name_fits" CHECK (char_length(name) between 1 and 60),
	CONSTRAINT "saved_lists_stay_is_whole" CHECK ((check_in is null) = (check_out is null) and check_in < check_out),
	CONSTRAINT "saved_lists_guests_fit" CHECK (guests between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "saved_properties" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_of_person" FOREIGN KEY ("list_id","person_id") REFERENCES "public"."saved_lists"("id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_saved" FOREIGN KEY ("person_id","property_id") REFERENCES "public"."saved_properties"("user_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_list_entries_saved" ON "saved_list_entries" USING btree ("person_id","property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lists_name" ON "saved_lists" USING btree ("person_id",lower("name"));--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_note_fits" CHECK (char_length(note) <= 500);