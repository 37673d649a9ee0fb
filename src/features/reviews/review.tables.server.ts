import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { bookings } from "../bookings/booking.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";

/** What a guest says of a listing after a completed stay. It can be read from `revealed_at` on; triggers refuse changes from then (`refuse_change_of_revealed`) and keep the search's index (`index_reviewed_listings`). */
export const reviews = pgTable(
  "reviews",
  {
    id: rowId(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "restrict" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "restrict" }),
    rating: smallint("rating").notNull(),
    cleanliness: smallint("cleanliness").notNull(),
    accuracy: smallint("accuracy").notNull(),
    communication: smallint("communication").notNull(),
    /** Of a home; a boat is rated for its condition instead. */
    location: smallint("location"),
    condition: smallint("condition"),
    value: smallint("value").notNull(),
    text: text("text").notNull(),
    hostReply: text("host_reply"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When it can be read at the latest, whether the other side wrote or not. */
    revealAt: instant("reveal_at").notNull(),
    revealedAt: instant("revealed_at"),
    /** Staff took it off the page; it is as if it had not been revealed. */
    hiddenAt: instant("hidden_at"),
  },
  (t) => [
    uniqueIndex("reviews_booking").on(t.bookingId),
    index("reviews_hidden")
      .on(t.revealAt)
      .where(sql`revealed_at is null`),
    index("reviews_listing")
      .on(t.propertyId, t.createdAt.desc())
      .where(sql`revealed_at is not null`),
    check("reviews_hidden_are_not_revealed", sql`hidden_at is null or revealed_at is null`),
    check(
      "reviews_ratings_are_stars",
      sql`rating between 1 and 5 and cleanliness between 1 and 5 and accuracy between 1 and 5 and communication between 1 and 5 and value between 1 and 5`,
    ),
    check("reviews_location_or_condition", sql`num_nonnulls(location, condition) = 1 and coalesce(location, condition) between 1 and 5`),
  ],
);

/** What a host says of a guest after a completed stay. It can be read from `revealed_at` on; a trigger refuses changes from then (`refuse_change_of_revealed`). */
export const guestReviews = pgTable(
  "guest_reviews",
  {
    id: rowId(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "restrict" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "restrict" }),
    rating: smallint("rating").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    revealAt: instant("reveal_at").notNull(),
    revealedAt: instant("revealed_at"),
  },
  (t) => [
    uniqueIndex("guest_reviews_booking").on(t.bookingId),
    index("guest_reviews_guest")
      .on(t.guestId)
      .where(sql`revealed_at is not null`),
    index("guest_reviews_hidden")
      .on(t.revealAt)
      .where(sql`revealed_at is null`),
    check("guest_reviews_rating_is_stars", sql`rating between 1 and 5`),
  ],
);
