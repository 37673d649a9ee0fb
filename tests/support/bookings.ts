import { quoteListing } from "../../src/features/availability/index.server.ts";
import type { CancelAsHostInput } from "../../src/features/bookings/index.ts";
import { cancelAsHost, reserveDates } from "../../src/features/bookings/index.server.ts";
import type { Ctx, Services } from "../../src/platform/context.server.ts";
import { type Person, visitOf } from "./people.ts";

/** The host cancels and opens the nights again, by default. */
export const cancelByHost = (host: Ctx, bookingId: string, refundCents: number, draft: Partial<CancelAsHostInput> = {}): Promise<void> =>
  cancelAsHost(host, bookingId, { refundCents, reason: "repairs", message: "", nights: "open", ...draft });

let count = 0;

export const newKey = (): string => `test-key-${++count}`;

export type StayDraft = { listingId: string; checkIn: string; checkOut: string; guests?: number } & Partial<
  Record<"children" | "infants" | "pets", number>
>;

/** The guest books at today's price, as the page would. */
export async function book(services: Services, guest: Person, { guests = 1, ...draft }: StayDraft): Promise<string> {
  const visit = await visitOf(services, guest);
  const { total } = await quoteListing(visit, draft.listingId, { ...draft, guests });
  return (await reserveDates(visit, { ...draft, guests, totalCents: total.cents, key: newKey() })).bookingId;
}
