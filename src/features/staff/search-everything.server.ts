import { recordAudit } from "../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { requireSupport, searchPeople } from "../accounts/index.server.ts";
import { bookingsByReference } from "../bookings/index.server.ts";
import { searchTitles } from "../listings/index.server.ts";
import { bookingForStaff } from "./person-facts.server.ts";
import type { StaffSearchResult } from "./staff.schema.ts";

const MOST = 20;
const SHORTEST = 2;

/** People by name or email, a booking by its reference, listings by title; for support staff. What was searched for is in the audit trail. */
export async function searchEverything(ctx: Ctx, { q }: { q: string }): Promise<StaffSearchResult> {
  const actor = requireSupport(ctx);
  if (q.length < SHORTEST) return { people: [], bookings: [], listings: [] };
  return transact({ ...ctx, actor }, async (tx) => {
    await recordAudit(tx, { action: "search", subjectType: "words", subjectId: q });
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
