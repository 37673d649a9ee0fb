CREATE TABLE "special_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" smallint NOT NULL,
	"children" smallint DEFAULT 0 NOT NULL,
	"infants" smallint DEFAULT 0 NOT NULL,
	"pets" smallint DEFAULT 0 NOT NULL,
	"nightly_prices" integer[] NOT NULL,
	"listed_prices" integer[] DEFAULT '{}' NOT NULL,
	"line_labels" text[] DEFAULT '{}' NOT NULL,
	"line_cents" integer[] DEFAULT '{}' NOT NULL,
	"fills_gap" boolean DEFAULT false NOT NULL,
	"cleaning_fee" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total_price" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"checkout_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "special_offers_have_guests" CHECK (guests >= 1),
	CONSTRAINT "special_offers_party" CHECK (children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20),
	CONSTRAINT "special_offers_lines_are_the_difference" CHECK (cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end),
	CONSTRAINT "special_offers_total_is_the_sum" CHECK (total_price = cents_of(nightly_prices) + cleaning_fee + service_fee),
	CONSTRAINT "special_offers_state_is_known" CHECK (state in ('open', 'withdrawn', 'replaced')),
	CONSTRAINT "special_offers_end_once" CHECK ((state = 'open') = (ended_at is null)),
	CONSTRAINT "special_offers_stay_has_nights" CHECK (check_in < check_out and cardinality(nightly_prices) = check_out - check_in)
);
--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "special_offers_open" ON "special_offers" USING btree ("property_id","guest_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "special_offers_host" ON "special_offers" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "special_offers_guest" ON "special_offers" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "special_offers_checkout" ON "special_offers" USING btree ("checkout_id");