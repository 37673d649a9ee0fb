import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { admit, requireMay } from "../../platform/policy/admit.server.ts";
import { searchPeople } from "../accounts/index.server.ts";
import { bookingsByReference } from "../bookings/index.server.ts";
import { searchTitles } from "../listings/index.server.ts";
import { bookingForStaff } from "./person-facts.server.ts";
import type { StaffSearchResult } from "./staff.schema.ts";
import { wordsPolicy } from "./staff.policy.ts";

const MOST = 20;
const SHORTEST = 2;

/** People by name or email, a booking by its reference, listings by title; for support staff. What was searched for is in the audit trail. */
export async function searchEverything(ctx: Ctx, { q }: { q: string }): Promise<StaffSearchResult> {
  requireMay(ctx, wordsPolicy, "search");
  if (q.length < SHORTEST) return { people: [], bookings: [], listings: [] };
  return transact(ctx, async (tx) => {
    await admit(tx, wordsPolicy, "search", () => ({ id: q }));
    const people = await searchPeople(tx, q, MOST);
    const bookings = await bookingsByReference(tx, q);
    const listings = await searchTitles(tx, q, MOST);
    return {
      people: people.map(({ createdAt, ...person }) => ({ ...person, memberSince: createdAt.toISOString() })),
      bookings: bookings.map(bookingForStaff),
      listings: listings.map(({ city, country, ...listing }) => ({ ...listing, place: `${city}, ${country}` })),
    };
  });
}
