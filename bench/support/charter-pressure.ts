import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { killHard, nextMessage } from "../../tests/support/child-program.ts";
import { newGuests } from "../../tests/support/checkouts.ts";
import { newBoat } from "../../tests/support/boats.ts";
import { openHoldWorld } from "./hold-world.ts";

const PROCESSES = 6;
const KILLED = 2;
const LEAST_LOOKS = 1000;

export type Pressing = { url: string; boats: string[]; guests: string[]; clients: number; attempts: number };

/** Six processes book and cancel hours, nights and seats of two boats; two of them are killed in the middle. Somebody else looks again and again whether two have a boat at once. */
export async function pressForHours(url: string) {
  const world = await openHoldWorld(url);
  const [hostId, ...guests] = await newGuests(world.services, 9);
  const boats = [await newBoat(world.services, { hostId }), await newBoat(world.services, { hostId })].map(({ id }) => id);
  await world.close();
  const children = Array.from({ length: PROCESSES }, () =>
    fork(fileURLToPath(new URL("press-for-hours.ts", import.meta.url)), [
      JSON.stringify({ url, boats, guests, clients: 8, attempts: 400 } satisfies Pressing),
    ]),
  );
  const told = { booked: 0, refused: 0, failed: 0 };
  for (const child of children) child.on("message", (word) => (told[word as keyof typeof told] += 1));
  for (const child of children.slice(0, KILLED)) {
    await nextMessage(child);
    await killHard(child);
  }
  const pool = new pg.Pool({ connectionString: url });
  const over = new AbortController();
  const ended = Promise.all(children.slice(KILLED).map((child) => once(child, "exit"))).finally(() => over.abort());
  let [looks, most] = [0, 0];
  for (; !over.signal.aborted || looks < LEAST_LOOKS; looks++) most = Math.max(most, await countOverlaps(pool));
  await ended;
  await pool.end();
  return { ...told, looks, "most overlaps": most };
}

/** Pairs of bookings that use a boat at once, with the hour that it needs after each; those of one departure are one. */
async function countOverlaps(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `select count(*) as n from bookings a join bookings b on a.property_id = b.property_id and a.id < b.id and a.status = 'confirmed' and b.status = 'confirmed'
       and (a.departure_id is null or a.departure_id is distinct from b.departure_id)
       and a.begins_at < b.ends_at + interval '1 hour' and b.begins_at < a.ends_at + interval '1 hour'`,
  );
  return Number(rows[0]?.n);
}
