import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import type { Category, Crew, ListingType } from "../../listings/index.ts";
import type { BoatKind } from "../query/search.rules.ts";

/** What the search filters and sorts by, one narrow row for each active listing. Triggers on listings and reviews keep it true (`index_listing`). */
export const listingIndex = pgTable(
  "listing_index",
  {
    no: integer("no").primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The order in which listings are recommended: well rated first. */
    score: integer("score").notNull(),
    type: text("type").$type<ListingType>().notNull(),
    category: text("category").$type<Category>().notNull(),
    price: integer("price").notNull(),
    cleaningFee: integer("cleaning_fee").notNull().default(0),
    /** Between these is the average night of any stay, whatever its dates and guests. */
    lowestPrice: integer("lowest_price").notNull().default(0),
    highestPrice: integer("highest_price").notNull().default(0),
    capacity: smallint("capacity").notNull(),
    minimumNights: smallint("minimum_nights").notNull(),
    /** The host has rules for prices and stays: `stay-rules.server.ts` asks them. */
    hasRules: boolean("has_rules").notNull().default(false),
    petsAllowed: boolean("pets_allowed").notNull().default(false),
    bedrooms: smallint("bedrooms").notNull().default(0),
    beds: smallint("beds").notNull().default(0),
    halfBathrooms: smallint("half_bathrooms").notNull().default(0),
    /** How long before check-in everything is given back; null: never. */
    freeCancellationDays: smallint("free_cancellation_days"),
    /** As it is listed, and as its packages go. */
    crew: text("crew").$type<Crew>(),
    /** The lowest price of a package; null: it isn't sold by the hour, day or week. */
    packagePrice: integer("package_price"),
    licenceNeeded: boolean("licence_needed"),
    lengthFeet: smallint("length_feet"),
    cabins: smallint("cabins"),
    /** As its title, or else its description, calls the boat. */
    boatKind: text("boat_kind").$type<BoatKind>(),
    /** One bit for each kind of home: what its host says, or else what its title calls it. */
    homeKinds: smallint("home_kinds").notNull().default(0),
    /** Kids are welcome, there is a crib or a high chair, and a room for them. */
    forFamilies: boolean("for_families").notNull().default(false),
    /** One bit for each amenity that can be filtered by. */
    amenityMask: bigint("amenity_mask", { mode: "bigint" }).notNull(),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    /** Ratings in hundredths; 0 while there is none. */
    rating: smallint("rating").notNull(),
    words: integer("words").array().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("listing_index_property").on(t.propertyId),
    index("listing_index_score").on(t.score.desc(), t.no.desc()),
    index("listing_index_newest").on(t.createdAt.desc(), t.no.desc()),
    index("listing_index_price").on(t.price, t.no),
    index("listing_index_package_price")
      .on(t.packagePrice, t.no)
      .where(sql`package_price is not null`),
    index("listing_index_rating").on(t.rating.desc(), t.no.desc()),
    index("listing_index_host").on(t.hostId),
  ],
);

/** Every listing under each of its terms (a word, or a cell of the map at one of three sizes), best first. */
export const listingPostings = pgTable(
  "listing_postings",
  {
    term: bigint("term", { mode: "bigint" }).notNull(),
    score: integer("score").notNull(),
    no: integer("no")
      .notNull()
      .references(() => listingIndex.no, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.term, t.score, t.no] }), index("listing_postings_listing").on(t.no)],
);

/** The dictionary of all words in titles and places; its trigrams forgive typing errors. */
export const searchWords = pgTable(
  "search_words",
  { id: integer("id").primaryKey().generatedAlwaysAsIdentity(), word: text("word").notNull() },
  (t) => [
    uniqueIndex("search_words_word").on(t.word),
    index("search_words_prefix").using("btree", t.word.op("text_pattern_ops")),
    index("search_words_trigrams").using("gin", sql`word gin_trgm_ops`),
  ],
);

/** The towns that ever had a listing in the index, by which a misspelt one is recognized: also without any one of their letters (`without_a_letter`). */
export const searchTowns = pgTable(
  "search_towns",
  {
    /** In lower case and without accents. */
    name: text("name").primaryKey(),
    /** As a host wrote it. */
    town: text("town").notNull(),
    shortened: text("shortened").array().notNull(),
  },
  (t) => [index("search_towns_shortened").using("gin", t.shortened), index("search_towns_trigrams").using("gin", sql`name gin_trgm_ops`)],
);
