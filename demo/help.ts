import { helpSearches, helpVotes } from "../src/features/content/help/help.tables.server.ts";
import { type Clock, HOUR_MS } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";

/** What nobody has written an answer for yet: the words, how often, and how many hours ago last. */
const SEARCHES: [string, number, number][] = [
  ["travel insurance", 14, 3],
  ["wheelchair", 9, 20],
  ["invoice with vat", 4, 51],
  ["crypto", 2, 190],
];
/** How many said that an answer helped, and how many that it didn't. */
const VOTES: [string, number, number][] = [
  ["refunds", 31, 12],
  ["cancel-my-booking", 44, 5],
  ["sync-calendars", 18, 4],
  ["two-factor", 9, 0],
];

/** What readers told us about the help center. */
export async function addHelpFigures({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  await db.insert(helpSearches).values(SEARCHES.map(([words, count, hours]) => ({ words, count, lastAskedAt: hoursAgo(hours) })));
  await db
    .insert(helpVotes)
    .values(
      VOTES.flatMap(([answer, yes, no]) =>
        Array.from({ length: yes + no }, (_, i) => ({ answer, voter: `demo-${i}`, helpful: i < yes, votedAt: hoursAgo(24 + i) })),
      ),
    );
}
