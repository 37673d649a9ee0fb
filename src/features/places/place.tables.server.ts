import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/db/columns.server.ts";
import type { PlaceKind } from "./place.schema.ts";

/** Towns of the world and ZIP codes of the United States. Filled from packages, never written by people. */
export const places = pgTable(
  "places",
  {
    id: integer("id").primaryKey(),
    kind: text("kind").$type<PlaceKind>().notNull(),
    name: text("name").notNull(),
    /** The town that a ZIP code belongs to. */
    town: text("town"),
    region: text("region").notNull(),
    regionCode: text("region_code").notNull(),
    country: text("country").notNull(),
    countryCode: text("country_code").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    /** The name as it is searched: without case, accents and punctuation. */
    searchName: text("search_name").notNull(),
    /** Region and country with their codes, as they are searched. */
    searchArea: text("search_area").notNull(),
    /** From the population: 0 up to 1,000 people, 100 from ten million. */
    prominence: smallint("prominence").notNull(),
    /** From which zoom the map has room for the name; null for ZIP codes and other names. */
    labelZoom: smallint("label_zoom"),
  },
  (t) => [
    index("places_search_name").on(t.searchName.op("text_pattern_ops")),
    index("places_prominent")
      .on(t.searchName.op("text_pattern_ops"))
      .where(sql`prominence >= 20`),
    index("places_similar_name")
      .using("gin", t.searchName.op("gin_trgm_ops"))
      .where(sql`kind = 'city'`),
    index("places_similar_prominent")
      .using("gin", t.searchName.op("gin_trgm_ops"))
      .where(sql`prominence > 0`),
    index("places_near").on(t.kind, t.latitude, t.longitude),
    index("places_label")
      .on(t.labelZoom, t.latitude, t.longitude)
      .where(sql`label_zoom is not null`),
    check("places_kind_is_known", sql`kind in ('city', 'zip')`),
    check("places_prominence_fits", sql`prominence between 0 and 100`),
  ],
);

/** Which data the places were filled from. One row. */
export const gazetteer = pgTable("gazetteer", {
  version: text("version").primaryKey(),
  filledAt: instant("filled_at").notNull().defaultNow(),
});
