import { desc, eq } from "drizzle-orm";
import { savedListEntries, savedLists } from "../src/features/saved/saved-list.tables.server.ts";
import { savedProperties } from "../src/features/saved/saved.tables.server.ts";
import { addDays } from "../src/features/availability/index.ts";
import { DAY_MS, type Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { daysAgo } from "./demo-days.ts";
import { personId } from "./people.ts";

/** The guest plans a week with friends: a list with dates, a note on one of its places, and a link to share it. */
export async function addSavedLists({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const person = personId("guest@demo.test");
  const saved = await db
    .select({ id: savedProperties.propertyId })
    .from(savedProperties)
    .where(eq(savedProperties.userId, person))
    .orderBy(desc(savedProperties.propertyId));
  const checkIn = new Date(clock.now().getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
  const [list] = await db
    .insert(savedLists)
    .values({
      personId: person,
      name: "A week with friends",
      checkIn,
      checkOut: addDays(checkIn, 7),
      guests: 4,
      createdAt: daysAgo(clock, 2),
    })
    .returning({ id: savedLists.id });
  const [first] = saved;
  if (!list || !first) return;
  await db.insert(savedListEntries).values(saved.map(({ id }) => ({ listId: list.id, personId: person, propertyId: id })));
  await db.update(savedProperties).set({ note: "Ask whether two cars fit in the drive." }).where(eq(savedProperties.propertyId, first.id));
}
