import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { book } from "../../../../../tests/support/bookings.ts";
import { ADDRESS, events, nights, openCalendarWorld, PAGE, type Synced } from "../../../../../tests/support/calendar-world.ts";
import { writtenCalendar } from "../../../../../tests/support/calendars.ts";
import { newPerson } from "../../../../../tests/support/people.ts";
import { addHits } from "../../../../platform/limits/rate-limit.server.ts";
import { dueInTurns } from "../../calendar.queries.server.ts";
import { importedCalendars } from "../../calendar.tables.server.ts";
import { sealedAddress } from "../../importing/sealed-address.server.ts";
import { previewCalendar } from "../../index.server.ts";
import { refreshDue } from "./refresh-due.server.ts";
import { type DueCalendar, nextInTurn } from "./turns.rules.ts";

const HOSTS = ["slow.example", "fast.example", "other.example"];
const { services, site, worker, newHost, withCalendar, calendarOf, takenNights, publish, sync, later } = await openCalendarWorld(HOSTS);
const guest = await newPerson(services, "Ada Guest");

type Hosting = Pick<Synced, "host" | "listingId">;

/** A calendar that is due since so many seconds, without being read first. */
async function dueCalendar({ listingId }: Hosting, page: string, seconds: number): Promise<string> {
  const now = services.clock.now().getTime();
  const row = { propertyId: listingId, name: page, nextTryAt: new Date(now - seconds * 1000), createdAt: new Date(now) };
  const [made] = await services.db
    .insert(importedCalendars)
    .values({ ...row, ...sealedAddress(worker, `https://${page}`) })
    .returning();
  return made?.id ?? "";
}

const wasRead = async (id: string) => {
  const [row] = await services.db.select().from(importedCalendars).where(eq(importedCalendars.id, id));
  return row?.succeededAt !== null;
};

describe("turns", () => {
  test("are each host's and each site's first calendar, then each one's second, whoever has waited longest first", async () => {
    const [one, two, three] = [await newHost(), await newHost(), await newHost()];
    const names = new Map<string, string>();
    const due = async (name: string, hosting: Hosting, seconds: number) =>
      names.set(await dueCalendar(hosting, `${name.split(" ")[0]}.example/${name.split(" ")[1]}.ics`, seconds), name);
    for (const number of [1, 2, 3, 4]) await due(`slow ${number}`, one, 100 - number);
    await due("slow of-two", two, 50);
    for (const number of [1, 2]) await due(`fast ${number}`, two, 40 - number);
    await due("other 1", three, 1);
    const inTurns = await dueInTurns(worker, services.clock.now(), 100);
    expect(inTurns.map(({ id }) => names.get(id))).toEqual([
      "slow 1",
      "other 1",
      "slow of-two",
      "fast 1",
      "slow 2",
      "fast 2",
      "slow 3",
      "slow 4",
    ]);
    expect(await dueInTurns(worker, services.clock.now(), 2)).toHaveLength(2);
    later(-1);
    expect((await dueInTurns(worker, services.clock.now(), 100)).map(({ id }) => names.get(id))).not.toContain("other 1");
  });

  test("give a host, and a site, two of ten places at most", () => {
    const calendar = (id: string, hostId: string, host: string): DueCalendar => ({ id, hostId, site: host });
    const [a1, a2, a3] = ["1", "2", "3"].map((id) => calendar(`a${id}`, "a", `a${id}.example`)) as [DueCalendar, DueCalendar, DueCalendar];
    const [b, c, d] = ["b", "c", "d"].map((host) => calendar(host, host, "shared.example")) as [DueCalendar, DueCalendar, DueCalendar];
    expect(nextInTurn([a1, a2, a3, b], [])).toBe(a1);
    expect(nextInTurn([a2, a3, b], [a1])).toBe(a2);
    expect(nextInTurn([a3, b], [a1, a2])).toBe(b);
    expect(nextInTurn([d], [b, c])).toBeUndefined();
    const others = Array.from({ length: 10 }, (_, at) => calendar(`${at}`, `host ${at}`, `${at}.example`));
    expect(nextInTurn([b], others)).toBeUndefined();
    expect(nextInTurn([b], others.slice(1))).toBe(b);
  });

  test("let the calendars of others be read while a host's slow ones are waited for, and the next slow one when one is done", async () => {
    const [slowHost, fastHost] = [await newHost(), await newHost()];
    const answers: (() => void)[] = [];
    const slow = Array.from({ length: 6 }, (_, number) => `slow.example/${number}.ics`);
    for (const page of slow) {
      site.answer(page, (_, response) => answers.push(() => response.end(writtenCalendar([]))));
      await dueCalendar(slowHost, page, 60);
    }
    const asked = () => site.requests.filter(({ page }) => slow.includes(page)).length;
    site.answer("fast.example/1.ics", writtenCalendar([]));
    const fast = await dueCalendar(fastHost, "fast.example/1.ics", 1);
    const working = refreshDue(worker);
    await expect.poll(() => wasRead(fast)).toBe(true);
    await expect.poll(asked).toBe(2);
    site.answer("fast.example/2.ics", writtenCalendar([]));
    const next = await dueCalendar(fastHost, "fast.example/2.ics", 0);
    await expect.poll(() => wasRead(next), { timeout: 5_000 }).toBe(true);
    for (let done = 0; done < slow.length; done++) {
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      expect(asked()).toBeLessThanOrEqual(done + 2);
      answers.shift()?.();
    }
    expect(await working).toBe(false);
    expect(asked()).toBe(slow.length);
  });
});

test("a calendar that answers slowly is read ever more rarely, until it answers quickly", async () => {
  const world = await withCalendar([]);
  const pauses: number[] = [];
  for (const seconds of [6, 6, 6, 6, 0]) {
    site.answer(PAGE, (_, response) => {
      services.clock.advance(seconds);
      response.end(writtenCalendar([]));
    });
    later(60);
    const started = services.clock.now().getTime();
    expect(await sync(world)).toMatchObject({ outcome: "same" });
    pauses.push((new Date((await calendarOf(world)).nextTryAt).getTime() - started) / 60_000);
  }
  expect(pauses.map((minutes) => Math.ceil(minutes / 5) * 5)).toEqual([5, 10, 20, 40, 5]);
});

test("the calendars of a host that used up their processor time are not read for a while, and free nothing", async () => {
  const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
  const hostId = world.host.actor?.id ?? "";
  const limit = { name: "calendars.processor-ms", hits: 30_000, windowSeconds: 300 };
  publish([]);
  await addHits(worker, limit, hostId, 29_000);
  later(1);
  expect(await sync(world)).toMatchObject({ outcome: "doubted" });
  await addHits(worker, limit, hostId, 1_000);
  const before = site.requests.length;
  later(1);
  expect(await sync(world)).toMatchObject({ outcome: "failed", error: expect.stringMatching(/take very long to read/) as unknown });
  await expect(previewCalendar(world.host, world.listingId, { address: ADDRESS })).rejects.toMatchObject({ code: "calendar_unreadable" });
  expect(site.requests).toHaveLength(before);
  expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-13"));
  later(6);
  expect(await sync(world)).toMatchObject({ outcome: "doubted", error: null });
});

test("the look before a booking doesn't wait behind previews of silent sites", async () => {
  const world = await withCalendar([]);
  const silent = Promise.withResolvers<void>();
  let asked = 0;
  site.answer("slow.example/silent.ics", async (_, response) => {
    asked++;
    await silent.promise;
    response.end(writtenCalendar([]));
  });
  const others = await Promise.all(Array.from({ length: 6 }, () => newHost()));
  const previews = others.flatMap(({ host, listingId }) =>
    [1, 2, 3].map(() => previewCalendar(host, listingId, { address: "https://slow.example/silent.ics" })),
  );
  await expect.poll(() => asked).toBe(10);
  publish(events(["2027-06-12", "2027-06-15"]));
  later(1);
  const booking = book(services, guest, { listingId: world.listingId, checkIn: "2027-06-10", checkOut: "2027-06-13" });
  await expect(booking).rejects.toMatchObject({ code: "dates_taken" });
  silent.resolve();
  await Promise.all(previews);
});
