CREATE TABLE "gazetteer" (
	"version" text PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"region" text NOT NULL,
	"region_code" text NOT NULL,
	"country" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_name" text NOT NULL,
	"search_area" text NOT NULL,
	"prominence" smallint NOT NULL,
	"label_zoom" smallint,
	CONSTRAINT "places_kind_is_known" CHECK (kind in ('city', 'zip')),
	CONSTRAINT "places_prominence_fits" CHECK (prominence between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX "places_search_name" ON "places" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_prominent" ON "places" USING btree ("search_name" text_pattern_ops) WHERE prominence >= 20;--> statement-breakpoint
CREATE INDEX "places_similar_name" ON "places" USING gin ("search_name" gin_trgm_ops) WHERE kind = 'city';--> statement-breakpoint
CREATE INDEX "places_label" ON "places" USING btree ("label_zoom","latitude","longitude") WHERE label_zoom is not null;