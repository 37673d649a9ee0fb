import { randomInt, randomUUID } from "node:crypto";
import pg from "pg";
import { reserveDates } from "../../src/features/bookings/index.server.ts";
import type { BookingWorld } from "./booking-world.ts";
import { compare, type Comparison } from "./measure.ts";

type Sent = { text: string; values: unknown[]; name?: string };
type PgQuery = (...given: unknown[]) => unknown;

const CLIENTS = 8;
const COMMITS = 400;
const ROUNDS = 5;

/** Bookings a second by the verb, and by a bare loop over pg that sends what the verb sends. */
export async function compareCommits(world: BookingWorld): Promise<Comparison> {
  const sample = await recordReservation(world);
  const bare = await Promise.all(Array.from({ length: CLIENTS }, async () => connect(world.url)));
  try {
    return await compare("bookings committed", ROUNDS, [
      () => perSecond((index) => replay(bare[index % CLIENTS] as pg.Client, sample, world)),
      () => perSecond((index) => reserveDates(world.asGuest(index), { ...world.nextStay(), key: randomUUID() })),
    ]);
  } finally {
    await Promise.all(bare.map((client) => client.end()));
  }
}

async function perSecond(commit: (client: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let left = COMMITS;
  const client = async (index: number) => {
    while (left-- > 0) await commit(index);
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return COMMITS / ((performance.now() - started) / 1000);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export type Sample = { statements: Sent[]; guestId: string; stay: ReturnType<BookingWorld["nextStay"]>; key: string; bookingId: string };

/** Every statement of one reservation, as the driver got it. */
async function recordReservation(world: BookingWorld): Promise<Sample> {
  const statements: Sent[] = [];
  const query = pg.Client.prototype.query as PgQuery;
  const record: PgQuery = function (this: pg.Client, ...given) {
    const [sent, values] = given;
    if (typeof sent === "string") statements.push({ text: sent, values: Array.isArray(values) ? values : [] });
    else if (sent && typeof sent === "object" && "text" in sent) {
      const { text, name, values: own } = sent as Sent;
      statements.push({ text, name, values: own ?? (Array.isArray(values) ? values : []) });
    }
    return query.apply(this, given);
  };
  const [ctx, stay, key] = [world.asGuest(0), world.nextStay(), randomUUID()];
  pg.Client.prototype.query = record as never;
  try {
    const { bookingId } = await reserveDates(ctx, { ...stay, key });
    return { statements, guestId: ctx.actor?.id ?? "", stay, key, bookingId };
  } finally {
    pg.Client.prototype.query = query as never;
  }
}

/** The same statements for another stay: its listing and nights, a key and ids of its own. */
async function replay(client: pg.Client, { statements, stay, key, bookingId }: Sample, world: BookingWorld): Promise<void> {
  const next = world.nextStay();
  const swaps = new Map([
    [stay.listingId, next.listingId],
    [stay.checkIn, next.checkIn],
    [stay.checkOut, next.checkOut],
    [key, randomUUID()],
    [bookingId, randomUUID()],
  ]);
  const known = new RegExp([...swaps.keys()].join("|"), "g");
  const swap = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    if (/^RES-\d{8}-/.test(value))
      return (
        value.slice(0, 13) +
        randomInt(36 ** 6)
          .toString(36)
          .toUpperCase()
          .padStart(6, "0")
      );
    return value.replace(known, (from) => swaps.get(from) ?? from);
  };
  for (const { text, name, values } of statements) {
    const { rows } = await client.query<{ id: string }>({ text, name, values: values.map(swap) });
    // The database chose the booking's id; the ledger names it.
    if (text.startsWith('insert into "bookings"') && rows[0]) swaps.set(bookingId, rows[0].id);
  }
}
