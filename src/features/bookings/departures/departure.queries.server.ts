import { and, asc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Departure } from "../../charters/index.server.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";

type Asked = Pick<Departure, "id" | "propertyId">;

/** All bookings of a departure, the oldest first. */
export const bookingsOfDeparture = ({ db }: Ctx, { id, propertyId }: Asked): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.departureId, id)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));

/** Those that stand. Nobody else changes them until the transaction ends. */
export const lockBookingsOfDeparture = ({ db }: Ctx, { id, propertyId }: Asked): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.departureId, id), eq(bookings.status, "confirmed")))
    .orderBy(asc(bookings.id))
    .for("no key update");

/** Who is paying for seats, or waits for the host's answer, also those whose time is over and that nobody ended yet. */
export const lockCheckoutsOfDeparture = ({ db }: Ctx, { id, propertyId }: Asked): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.propertyId, propertyId), eq(checkouts.departureId, id), inArray(checkouts.state, ["holding", "asked"])))
    .orderBy(asc(checkouts.id))
    .for("no key update");
