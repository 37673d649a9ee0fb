import type { bookings } from "../../src/features/bookings/booking.tables.server.ts";

export type Booking = typeof bookings.$inferInsert & { id: string; guestId: string; createdAt: Date };
