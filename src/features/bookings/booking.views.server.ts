import { pgView, text, uuid } from "drizzle-orm/pg-core";
import type { Traveler } from "./traveler.ts";

/** For features that ask in SQL who traveled on a booking (`db/functions/bookings/booked_parties.sql`). */
export const bookedParties = pgView("booked_parties", {
  bookingId: uuid("booking_id").notNull(),
  traveler: text("traveler").$type<Traveler>().notNull(),
}).existing();
