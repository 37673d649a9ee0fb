import { addDays } from "../../src/features/availability/index.ts";
import { book } from "./bookings.ts";
import { newListing } from "./listings.ts";
import { newPerson, type Person, visitOf } from "./people.ts";
import type { TestServices } from "./test-ctx.ts";

export type Talk = { guest: Person; host: Person; listingId: string };

/** A guest, and a host with a listing. */
export async function newTalk(services: TestServices): Promise<Talk> {
  const [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Grace Host")];
  const { actor } = await visitOf(services, host);
  return { guest, host, listingId: (await newListing(services, { hostId: actor?.id })).id };
}

/** The guest's booking, for two nights in 40 days. */
export function bookTalk(services: TestServices, { guest, listingId }: Pick<Talk, "guest" | "listingId">): ReturnType<typeof book> {
  const today = services.clock.now().toISOString().slice(0, 10);
  return book(services, guest, { listingId, checkIn: addDays(today, 40), checkOut: addDays(today, 42) });
}
