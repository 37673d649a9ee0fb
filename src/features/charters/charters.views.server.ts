import { pgView } from "drizzle-orm/pg-core";

/** Which bookings have seats of a departure. `db/functions/charters` says which columns it has. */
export const bookedSeatsView = pgView("booked_seats", {}).existing();
