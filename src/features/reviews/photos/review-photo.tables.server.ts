import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";

/** A guest's photo of a stay; it is read with the review. */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: rowId(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("review_photos_booking").on(t.bookingId, t.createdAt), index("review_photos_author").on(t.authorId)],
);
