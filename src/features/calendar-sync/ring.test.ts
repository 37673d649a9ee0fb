import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { nights, openCalendarWorld, type Synced } from "../../../tests/support/calendar-world.ts";
import { writtenCalendar, type WrittenEvent } from "../../../tests/support/calendars.ts";
import { newPerson } from "../../../tests/support/people.ts";
import { testCtx } from "../../../tests/support/test-ctx.ts";
import { blockDates, unblockDates } from "../availability/index.server.ts";
import { nightSet } from "./reading/stays.rules.ts";
import { readCalendar } from "./reading/read-calendar.server.ts";
import { addCalendar, exportCalendar, listClashes, renewExportAddress } from "./index.server.ts";
import { refreshDue } from "./refreshing/turns/refresh-due.server.ts";

const HOSTS = ["ours.example", "echoing.example", "plain.example", "one.example", "two.example", "three.example"];
const { services, site, worker, newHost, takenNights, later, cancel } = await openCalendarWorld(HOSTS);
const guest = await newPerson(services, "Ada Guest");

const ROUNDS = 20;
const ROUND_MINUTES = 60;
const pageOf = (name: string) => `${name}.example/calendar.ics`;

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

type Nights = { firstNight: string; endNight: string };

/** Another platform: it has stays of its own, reads the calendars of others now and then, and exports what it has, also what it imported if it echoes. */
function platform(name: string, { echoes, everyRounds }: { echoes: boolean; everyRounds: number }) {
  const own = new Map<string, WrittenEvent>();
  let imported: Nights[] = [];
  const written = () => {
    const echo = imported.map(({ firstNight, endNight }) => ({ from: firstNight, to: endNight, summary: "Not available" }));
    return writtenCalendar([...own.values(), ...(echoes ? echo : [])], `-//${name}//Calendar//EN`);
  };
  site.answer(pageOf(name), written());
  return {
    own,
    async round(round: number, others: string[]) {
      if (round % everyRounds === 0) {
        const today = services.clock.now().toISOString().slice(0, 10);
        const readings = await Promise.all(others.map((other) => readCalendar(Buffer.from(other), { zone: "Etc/GMT+9", today })));
        imported = readings.flatMap((reading) => (reading.ok ? reading.stays : []));
      }
      site.answer(pageOf(name), written());
    },
    taken: () => nightSet([...imported, ...[...own.values()].map(({ from, to }) => ({ firstNight: from, endNight: to }))]),
    text: written,
  };
}

/** Our listing, with its real address served at a host of the fixture site. */
async function exported(name: string, { host, listingId }: Pick<Synced, "host" | "listingId">): Promise<() => Promise<string>> {
  const { exportAddress } = await renewExportAddress(host, listingId);
  const token = /([\w-]+)\.ics$/.exec(exportAddress)?.[1] ?? "";
  const text = async () => (await exportCalendar(testCtx(services), token)).text;
  site.answer(pageOf(name), async (_request, response) => response.writeHead(200, { "content-type": "text/calendar" }).end(await text()));
  return text;
}

async function openRing() {
  const ours = await newHost();
  const text = await exported("ours", ours);
  const echoing = platform("echoing", { echoes: true, everyRounds: 2 });
  const plain = platform("plain", { echoes: false, everyRounds: 3 });
  for (const name of ["echoing", "plain"]) await addCalendar(ours.host, ours.listingId, { address: `https://${pageOf(name)}`, name });
  let round = 0;
  async function run(rounds: number): Promise<void> {
    for (let more = 0; more < rounds; more++, round++) {
      later(ROUND_MINUTES);
      await echoing.round(round, [await text(), plain.text()]);
      await plain.round(round, [await text(), echoing.text()]);
      await refreshDue(worker);
    }
  }
  const everywhere = async () => [await takenNights(ours), [...echoing.taken()].toSorted(), [...plain.taken()].toSorted()];
  return { ours, echoing, plain, run, everywhere };
}

const STAY = { from: "2027-06-20", to: "2027-06-24" };
const TAKEN = nights(STAY.from, STAY.to);
const EVERYWHERE = [TAKEN, TAKEN, TAKEN];
const NOWHERE = [[], [], []];

describe("a ring of three platforms that read each other's calendars, twenty rounds", () => {
  test.each([
    [
      "booked here",
      async ({ ours }: Awaited<ReturnType<typeof openRing>>) => {
        const id = await book(services, guest, { listingId: ours.listingId, checkIn: STAY.from, checkOut: STAY.to });
        return () => cancel(guest, id);
      },
    ],
    [
      "blocked here",
      async ({ ours: { host, listingId } }: Awaited<ReturnType<typeof openRing>>) => {
        const days = { first: STAY.from, last: TAKEN.at(-1) ?? "" };
        await blockDates(host, { listingIds: [listingId], ...days, reason: "" });
        return () => unblockDates(host, { listingIds: [listingId], ...days });
      },
    ],
    [
      "booked at the platform that says back what it reads",
      async ({ echoing }: Awaited<ReturnType<typeof openRing>>) => {
        echoing.own.set("stay", STAY);
        return async () => void echoing.own.delete("stay");
      },
    ],
    [
      "booked at the platform that doesn't",
      async ({ plain }: Awaited<ReturnType<typeof openRing>>) => {
        plain.own.set("stay", STAY);
        return async () => void plain.own.delete("stay");
      },
    ],
  ])("a stay that is %s is taken everywhere, and free everywhere after it is canceled", { timeout: 60_000 }, async (_, take) => {
    const ring = await openRing();
    const letGo = await take(ring);
    await run20(ring);
    expect(await ring.everywhere()).toEqual(EVERYWHERE);
    expect(await listClashes(ring.ours.host)).toEqual([]);
    await letGo();
    await run20(ring);
    expect(await ring.everywhere()).toEqual(NOWHERE);
    expect(await listClashes(ring.ours.host)).toEqual([]);
  });

  test.each([
    ["other nights", { from: "2027-06-21", to: "2027-06-25" }],
    ["the same nights, by a site that tells stays and closed days apart,", STAY],
    ["the same nights, by a site that doesn't,", { ...STAY, uid: "next@plain.example" }],
  ])(
    "%s that are booked by another platform after a cancellation are taken at once and stay taken",
    { timeout: 60_000 },
    async (_, next) => {
      const ring = await openRing();
      const id = await book(services, guest, { listingId: ring.ours.listingId, checkIn: STAY.from, checkOut: STAY.to });
      await ring.run(6);
      await cancel(guest, id);
      await ring.run(4);
      ring.plain.own.set("next", next);
      await ring.run(1);
      const taken = nights(next.from, next.to);
      expect(await takenNights(ring.ours)).toEqual(taken);
      await run20(ring);
      expect(await ring.everywhere()).toEqual([taken, taken, taken]);
      expect(await listClashes(ring.ours.host)).toEqual([]);
    },
  );
});

const run20 = (ring: { run(rounds: number): Promise<void> }) => ring.run(ROUNDS);

test(
  "three listings of ours that read each other keep no stay that was canceled, and hold no night for each other's imports",
  { timeout: 90_000 },
  async () => {
    const names = ["one", "two", "three"];
    const listings = [await newHost(), await newHost(), await newHost()] as const;
    const texts = [await exported("one", listings[0]), await exported("two", listings[1]), await exported("three", listings[2])];
    for (const [at, { host, listingId }] of listings.entries())
      for (const name of names.toSpliced(at, 1)) await addCalendar(host, listingId, { address: `https://${pageOf(name)}`, name });
    const round = async (rounds: number) => {
      for (let more = 0; more < rounds; more++) {
        later(10);
        await refreshDue(worker);
      }
    };
    const everywhere = () => Promise.all(listings.map((listing) => takenNights(listing)));
    const bookingId = await book(services, guest, { listingId: listings[0].listingId, checkIn: STAY.from, checkOut: STAY.to });
    await blockDates(listings[1].host, { listingIds: [listings[1].listingId], first: "2027-07-01", last: "2027-07-02", reason: "" });
    await round(ROUNDS);
    const both = [...TAKEN, "2027-07-01", "2027-07-02"];
    expect(await everywhere()).toEqual([both, both, both]);
    expect((await texts[2]?.())?.includes("VEVENT")).toBe(false);
    await cancel(guest, bookingId);
    await unblockDates(listings[1].host, { listingIds: [listings[1].listingId], first: "2027-07-01", last: "2027-07-02" });
    await round(ROUNDS);
    expect(await everywhere()).toEqual(NOWHERE);
  },
);
