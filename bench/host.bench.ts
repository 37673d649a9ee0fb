import { HostBookingsQuery } from "../src/features/bookings/index.ts";
import { listHostBookings, outlooksOf } from "../src/features/bookings/index.server.ts";
import { hostDashboard, hostMetrics } from "../src/features/earnings/index.server.ts";
import { ListingsQuery } from "../src/features/host-calendar/index.ts";
import { readHostCalendar, readListingsCalendar } from "../src/features/host-calendar/index.server.ts";
import { ManagedListingsQuery } from "../src/features/listings/index.ts";
import { listOwnListings } from "../src/features/listings/index.server.ts";
import { ratingsOf } from "../src/features/reviews/index.server.ts";
import { type Host, openHostWorld } from "./support/host-world.ts";
import { compare, type Comparison } from "./support/measure.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "host";

const ROUNDS = 60;
const MOST = 3;

type Read = [string, (host: Host) => Promise<unknown>];

/** What must not grow with what a host has. */
const READS: Read[] = [
  ["manage", manage],
  ["a listing's month", ({ ctx, listingId }) => readHostCalendar(ctx, listingId, {})],
  ["all calendars, first page", ({ ctx }) => readListingsCalendar(ctx, ListingsQuery.parse({ weeks: 8 }))],
  ["all calendars, last page", ({ ctx, lastPage }) => readListingsCalendar(ctx, ListingsQuery.parse({ page: lastPage, weeks: 8 }))],
  ["bookings", ({ ctx }) => listHostBookings(ctx, HostBookingsQuery.parse({}))],
  ["metrics", ({ ctx }) => hostMetrics(ctx)],
  ["dashboard", ({ ctx }) => hostDashboard(ctx)],
];

async function manage({ ctx }: Host): Promise<unknown> {
  const { listings } = await listOwnListings(ctx, ManagedListingsQuery.parse({}));
  const ids = listings.map(({ id }) => id);
  return Promise.all([outlooksOf(ctx, ids), ratingsOf(ctx, ids)]);
}

/** What a host's pages ask for, by a host with a hundred times as much as another. */
export async function run(): Promise<void> {
  await withDatabase(
    async (url) => {
      const { small, large, close } = await openHostWorld(url);
      const measure = ([what, read]: Read) => compare(what, ROUNDS, [() => timeOf(() => read(small)), () => timeOf(() => read(large))]);
      line("host", small.name, large.name, "ratio");
      for (const read of READS) print(await measure(read));
      await close();
    },
    { durable: false },
  );
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function print({ name: what, base, ours }: Comparison): void {
  const ratio = ours / base;
  line(what, `${base.toFixed(2)} ms`, `${ours.toFixed(2)} ms`, `${ratio.toFixed(2)} (${MOST})${ratio <= MOST ? "" : " !"}`);
}

const line = (first: string, ...rest: string[]) => console.log(first.padEnd(28) + rest.map((cell) => cell.padStart(30)).join(""));
