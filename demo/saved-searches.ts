import { savedSearches } from "../src/features/saved-searches/saved-search.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { daysAgo } from "./demo-days.ts";
import { personId } from "./people.ts";

/** The guest waits for a boat with a captain, and hears of new ones. */
export async function addSavedSearches({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const address = new URLSearchParams({ q: "sailboat with captain on the Dalmatian Coast" }).toString();
  await db.insert(savedSearches).values({
    personId: personId("guest@demo.test"),
    name: "Sailing in Dalmatia",
    address,
    createdAt: daysAgo(clock, 6),
    checkedUntil: clock.now(),
    dueAt: clock.now(),
  });
}
