import { expect, test } from "vitest";
import { nights, openCalendarWorld, PAGE, type Synced } from "../../../../tests/support/calendar-world.ts";
import { writtenCalendar, type WrittenEvent } from "../../../../tests/support/calendars.ts";

const { site, withCalendar, takenNights, sync, later, services } = await openCalendarWorld();

type FeedVersion = { at: string; events: WrittenEvent[]; prodId?: string };

/** Nights that a version's events hold from this day on. */
const saidBy = ({ events }: FeedVersion, today: string): string[] =>
  [...new Set(events.flatMap(({ from, to }) => nights(from, to)))].filter((night) => night >= today).toSorted();

/** Reads a version until it is believed, as the worker would, and gives the outcomes. */
async function readUntilBelieved(world: Synced): Promise<string[]> {
  const outcomes: string[] = [];
  do {
    outcomes.push((await sync(world)).outcome);
    later(5);
  } while (outcomes.at(-1) === "doubted" && outcomes.length < 20);
  return outcomes;
}

const BOOKING = "-//Booking.com//Calendar//EN";
const closed = (from: string, to: string): WrittenEvent => ({ from, to, summary: "CLOSED - Not available", uid: `${from}@booking.com` });
const airbnb = (from: string, to: string, uid: string, summary = "Reserved"): WrittenEvent => ({
  from,
  to,
  uid: `${uid}@airbnb.com`,
  summary,
});

/** As Booking.com writes them: names of events change with their dates, neighbors are put together, and a stay that has begun begins today. */
const bookingVersions: FeedVersion[] = [
  {
    at: "2027-06-02",
    events: [closed("2027-06-05", "2027-06-08"), closed("2027-06-12", "2027-06-15"), closed("2027-08-01", "2027-08-20")],
  },
  { at: "2027-06-03", events: [closed("2027-06-05", "2027-06-15"), closed("2027-08-01", "2027-08-20")] },
  {
    at: "2027-06-06",
    events: [closed("2027-06-06", "2027-06-15"), closed("2027-08-01", "2027-08-21"), closed("2027-09-01", "2027-09-02")],
  },
  {
    at: "2027-06-09",
    events: [closed("2027-06-09", "2027-06-13"), closed("2027-08-02", "2027-08-21"), closed("2027-09-01", "2027-09-02")],
  },
  { at: "2027-06-10", events: [closed("2027-08-02", "2027-08-05")] },
  { at: "2027-06-14", events: [] },
  { at: "2027-06-20", events: [closed("2027-06-25", "2027-06-27"), closed("2027-07-01", "2028-06-01")] },
].map((version) => ({ ...version, prodId: BOOKING }));

/** As Airbnb writes them: dates move under one name, names of one stay change, and the end of the year ahead is closed and rolls. */
const airbnbVersions: FeedVersion[] = [
  {
    at: "2027-06-02",
    events: [airbnb("2027-06-10", "2027-06-14", "a"), airbnb("2027-12-01", "2028-06-02", "r", "Airbnb (Not available)")],
  },
  {
    at: "2027-06-03",
    events: [airbnb("2027-06-12", "2027-06-16", "a"), airbnb("2027-12-01", "2028-06-03", "r", "Airbnb (Not available)")],
  },
  {
    at: "2027-06-04",
    events: [airbnb("2027-06-12", "2027-06-16", "b"), airbnb("2027-12-01", "2028-06-04", "r", "Airbnb (Not available)")],
  },
  {
    at: "2027-06-05",
    events: [
      airbnb("2027-06-12", "2027-06-16", "b"),
      airbnb("2027-06-16", "2027-06-18", "c", "Airbnb (Not available)"),
      airbnb("2027-11-20", "2028-06-05", "r", "Airbnb (Not available)"),
    ],
  },
  { at: "2027-06-13", events: [airbnb("2027-06-12", "2027-06-16", "b"), airbnb("2027-06-16", "2027-06-18", "c")] },
  { at: "2027-06-17", events: [airbnb("2027-06-16", "2027-06-18", "c"), airbnb("2027-06-18", "2027-06-19", "c")] },
];

test.each([
  ["Booking.com", bookingVersions],
  ["Airbnb", airbnbVersions],
])("after each version of a feed of %s that is believed, the nights are exactly what it says", async (_, versions) => {
  const world = await withCalendar([]);
  for (const version of versions) {
    services.clock.set(`${version.at}T23:10:00Z`);
    site.answer(PAGE, writtenCalendar(version.events, version.prodId));
    const before = await takenNights(world, version.at);
    const said = saidBy(version, version.at);
    const isHalved = before.length > 0 && said.length * 2 <= before.length;
    const outcomes = await readUntilBelieved(world);
    expect({ at: version.at, outcomes: outcomes.length }).toEqual({ at: version.at, outcomes: isHalved ? 7 : 1 });
    expect({ at: version.at, taken: await takenNights(world, version.at) }).toEqual({ at: version.at, taken: said });
  }
});

test("a feed that is cut in half for a moment and whole again loses no night in between", async () => {
  const whole = bookingVersions[0] as FeedVersion;
  const world = await withCalendar(whole.events);
  const all = saidBy(whole, "2027-06-01");
  for (const events of [whole.events.slice(0, 1), whole.events, [], whole.events, whole.events.slice(0, 1)]) {
    site.answer(PAGE, writtenCalendar(events, BOOKING));
    for (let reading = 0; reading < 3; reading++) {
      later(5);
      await sync(world);
      expect(await takenNights(world)).toEqual(all);
    }
  }
});
