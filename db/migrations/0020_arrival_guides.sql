CREATE TABLE "arrival_guides" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"opens" text NOT NULL,
	"sealed_door_code" text,
	"wifi_name" text NOT NULL,
	"sealed_wifi_password" text,
	"parking" text NOT NULL,
	"manual" text NOT NULL,
	"check_out" text[] NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_guides_opening_is_known" CHECK (opens in ('booking', '7_days', '3_days', '1_day', 'arrival_day')),
	CONSTRAINT "arrival_guides_texts_fit" CHECK (char_length(wifi_name) <= 60 and char_length(parking) <= 1000 and char_length(manual) <= 10000 and cardinality(check_out) <= 20)
);
--> statement-breakpoint
CREATE TABLE "arrival_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrival_steps" (
	"property_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"text" text NOT NULL,
	"photo_id" uuid,
	CONSTRAINT "arrival_steps_property_id_no_pk" PRIMARY KEY("property_id","no"),
	CONSTRAINT "arrival_steps_no" CHECK (no between 1 and 12),
	CONSTRAINT "arrival_steps_text_fits" CHECK (char_length(text) between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "rooms" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrival_guides" ADD CONSTRAINT "arrival_guides_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_photos" ADD CONSTRAINT "arrival_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_steps" ADD CONSTRAINT "arrival_steps_property_id_arrival_guides_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."arrival_guides"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_steps" ADD CONSTRAINT "arrival_steps_photo_id_arrival_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."arrival_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrival_photos_listing" ON "arrival_photos" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "arrival_steps_photo" ON "arrival_steps" USING btree ("photo_id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rooms_are_few" CHECK (jsonb_typeof(rooms) = 'array' and jsonb_array_length(rooms) <= 20);