import { quoteListing } from "../../src/features/availability/index.server.ts";
import { reserveDates } from "../../src/features/bookings/index.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { type Person, visitOf } from "./people.ts";

let count = 0;

export const newKey = (): string => `test-key-${++count}`;

export type StayDraft = { listingId: string; checkIn: string; checkOut: string; guests?: number };

/** The guest books at today's price, as the page would. */
export async function book(services: Services, guest: Person, { guests = 1, ...wish }: StayDraft): Promise<string> {
  const visit = await visitOf(services, guest);
  const { total } = await quoteListing(visit, wish.listingId, { ...wish, guests });
  return (await reserveDates(visit, { ...wish, guests, totalCents: total.cents, key: newKey() })).bookingId;
}
