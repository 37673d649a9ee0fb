CREATE TABLE "search_towns" (
	"name" text PRIMARY KEY NOT NULL,
	"town" text NOT NULL,
	"shortened" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "home_kind" text;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "home_kinds" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "for_families" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_towns_shortened" ON "search_towns" USING gin ("shortened");--> statement-breakpoint
CREATE INDEX "search_towns_trigrams" ON "search_towns" USING gin (name gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_home_kind_is_a_homes" CHECK (home_kind is null or (type = 'property' and home_kind in ('villa', 'cottage', 'cabin', 'loft', 'chalet', 'room', 'houseboat')));--> statement-breakpoint
UPDATE "listing_index" l SET "amenity_mask" = l."amenity_mask" | (1::bigint << 36) FROM "properties" p
  WHERE p."id" = l."property_id" AND EXISTS (SELECT 1 FROM unnest(p."amenities") AS amenity WHERE lower(amenity) IN ('high chair', 'highchair'));--> statement-breakpoint
UPDATE "listing_index" l SET "home_kinds" = kinds."mask" FROM "properties" p CROSS JOIN LATERAL (
  SELECT coalesce(bit_or(1 << bit), 0)::smallint AS "mask" FROM (VALUES
    (0, '\m(villas?|casa|finca)\M'), (1, '\m(cottages?|bungalows?)\M'), (2, '\m(cabins?|log house|rorbu(er)?|lodge)\M'),
    (3, '\mlofts?\M'), (4, '\mchalets?\M'), (5, '\m(private|guest) room\M'), (6, '\m(house ?boats?|floating home)\M')) AS known (bit, pattern)
  WHERE p."title" ~* pattern AND p."type" = 'property') AS kinds
  WHERE p."id" = l."property_id" AND kinds."mask" <> 0;--> statement-breakpoint
UPDATE "listing_index" SET "home_kinds" = 1 << 6 WHERE "boat_kind" = 'Houseboat';--> statement-breakpoint
UPDATE "listing_index" l SET "for_families" = true FROM "properties" p
  WHERE p."id" = l."property_id" AND p."type" = 'property' AND p."bedrooms" >= 2 AND l."amenity_mask" & ((1::bigint << 28) | (1::bigint << 36)) <> 0
    AND EXISTS (SELECT 1 FROM unnest(p."house_rules") AS rule WHERE rule ~* '\m(kids|children|families)\M.*\mwelcome\M' AND rule !~* '\m(no|not|without)\M');--> statement-breakpoint
INSERT INTO "listing_postings" ("term", "score", "no")
  SELECT (9::bigint << 56) | 230 + bit, l."score", l."no" FROM "listing_index" l CROSS JOIN generate_series(0, 6) AS bit WHERE l."home_kinds" & (1 << bit) <> 0
  UNION ALL SELECT (9::bigint << 56) | 240, l."score", l."no" FROM "listing_index" l WHERE l."for_families"
  UNION ALL SELECT (9::bigint << 56) | 102, l."score", l."no" FROM "listing_index" l WHERE l."bedrooms" >= 2
  UNION ALL SELECT (9::bigint << 56) | 36, l."score", l."no" FROM "listing_index" l WHERE l."amenity_mask" & (1::bigint << 36) <> 0
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "search_towns" ("name", "town", "shortened")
  SELECT named."name", min(p."city"), array_append(array(
      SELECT DISTINCT left(named."name", place - 1) || substr(named."name", place + 1) FROM generate_series(1, char_length(named."name")) AS place), named."name")
  FROM "listing_index" l JOIN "properties" p ON p."id" = l."property_id"
  CROSS JOIN LATERAL (SELECT left(btrim(regexp_replace(lower(public.unaccent('public.unaccent', p."city")), '[^[:alnum:]]+', ' ', 'g')), 100) AS "name") AS named
  WHERE named."name" <> '' GROUP BY named."name";
