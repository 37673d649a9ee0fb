import { setTimeout as wait } from "node:timers/promises";
import { refreshDue } from "../src/features/calendar-sync/refreshing/turns/refresh-due.server.ts";
import { writtenCalendar } from "../tests/support/calendars.ts";
import { compare, printComparisons } from "./support/measure.ts";
import { withDatabase } from "./support/with-database.ts";
import { openSyncedWorld, OTHER_HOST, pageOf, type SyncedWorld } from "./support/synced-world.ts";

export const name = "slow-calendars";

const CALENDARS = 100;
const SLOW_MS = 9_500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MOST_TIMES_LATER = 1.3;
const FILE = Buffer.from(writtenCalendar([{ from: "2027-02-01", to: "2027-02-05" }]));

/** How much later another host's calendar is read when a hundred of one host, due before it, answer slowly instead of at once. */
export async function run(): Promise<void> {
  await withDatabase(async (url) => {
    const files = Array.from({ length: CALENDARS }, () => FILE);
    const world = await openSyncedWorld(url, "2027-01-01T12:00:00Z", files);
    await world.addOther(FILE);
    const reading = await compare("the other host's", ROUNDS, [() => readOther(world, 0), () => readOther(world, SLOW_MS)]);
    printComparisons(`beside ${CALENDARS} of one host`, "fast ones", "slow ones", [reading], " ms");
    await world.close();
    if (reading.ours / reading.base > MOST_TIMES_LATER) throw new Error("one host's slow calendars delay another's");
  });
}

/** All are due, the other host's last; milliseconds until it has been read. Then the slow ones may be quick. */
async function readOther({ ctx, clock, site, count }: SyncedWorld, delayMs: number): Promise<number> {
  const isRead = new AbortController();
  for (let number = 0; number < CALENDARS; number++)
    site.answer(pageOf(number), async (_, response) => {
      await wait(delayMs, undefined, { signal: isRead.signal }).catch(() => {});
      response.end(FILE);
    });
  clock.advance(2 * 24 * 3600);
  const now = `'${clock.now().toISOString()}'::timestamptz`;
  const isOther = `site = '${OTHER_HOST}'`;
  await ctx.db.execute(
    `update imported_calendars set next_try_at = ${now} - case when ${isOther} then interval '1 s' else interval '1 min' end`,
  );
  const started = performance.now();
  const working = refreshDue(ctx);
  while ((await count(`imported_calendars where ${isOther} and succeeded_at = ${now}`)) === 0) await wait(5);
  const ms = performance.now() - started;
  isRead.abort();
  await working;
  return ms;
}
