CREATE TABLE "trip_companions" (
	"plan_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_companions_plan_id_person_id_pk" PRIMARY KEY("plan_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "trip_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"paid_by_id" uuid NOT NULL,
	"added_by_id" uuid NOT NULL,
	"label" text NOT NULL,
	"cents" integer NOT NULL,
	"shared_by_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_costs_label_fits" CHECK (char_length(label) between 1 and 100),
	CONSTRAINT "trip_costs_are_shared" CHECK (cents > 0 and cardinality(shared_by_ids) between 1 and 21)
);
--> statement-breakpoint
CREATE TABLE "trip_plan_parts" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"shares_prices" boolean DEFAULT false NOT NULL,
	"invite_key" uuid,
	"invite_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_plans_invite_key" UNIQUE("invite_key"),
	CONSTRAINT "trip_plans_name_fits" CHECK (char_length(name) between 1 and 60),
	CONSTRAINT "trip_plans_invitations_end" CHECK ((invite_key is null) = (invite_until is null))
);
--> statement-breakpoint
ALTER TABLE "trip_companions" ADD CONSTRAINT "trip_companions_plan_id_trip_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."trip_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_companions" ADD CONSTRAINT "trip_companions_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_costs" ADD CONSTRAINT "trip_costs_plan_id_trip_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."trip_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_costs" ADD CONSTRAINT "trip_costs_paid_by_id_profiles_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_costs" ADD CONSTRAINT "trip_costs_added_by_id_profiles_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_plan_parts" ADD CONSTRAINT "trip_plan_parts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_plan_parts" ADD CONSTRAINT "trip_plan_parts_plan_id_trip_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."trip_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_plans" ADD CONSTRAINT "trip_plans_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_companions_person" ON "trip_companions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "trip_costs_plan" ON "trip_costs" USING btree ("plan_id","created_at");--> statement-breakpoint
CREATE INDEX "trip_plan_parts_plan" ON "trip_plan_parts" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "trip_plans_owner" ON "trip_plans" USING btree ("owner_id");