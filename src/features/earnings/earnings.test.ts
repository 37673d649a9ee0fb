import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../tests/support/all-of.ts";
import { book, cancelByHost } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../tests/support/test-database.ts";
import {
  bookingJobs,
  cancelBooking,
  exportEarnings,
  exportHostBookings,
  hostBookingsOf,
  listEarnings,
  listHostBookings,
  monthlyPayouts,
  readEarning,
  summariseEarnings,
} from "../bookings/index.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { reviewGuest, reviewStay } from "../reviews/index.server.ts";
import { hostDashboard } from "./host-dashboard.server.ts";
import { hostMetrics } from "./host-metrics.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const words = { rating: 4, cleanliness: 5, accuracy: 4, communication: 5, location: 3, value: 4, text: "Good." };

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const asOne = (person: Person) => visitOf(services, person);
const payOut = () => bookingJobs[0]?.run(testCtx(services), {});

/** A host with two listings and four bookings: completed, cancelled by the guest late, cancelled by the host, coming. */
async function someHost() {
  const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
  const hostId = (await asOne(host)).actor?.id;
  const [house, boat] = [
    await newListing(services, { hostId, cancellationPolicy: "moderate" }),
    await newListing(services, { hostId, type: "boat", category: "Boat" }),
  ];
  const done = await book(services, guest, { listingId: house.id, checkIn: "2027-06-03", checkOut: "2027-06-05" });
  const late = await book(services, guest, { listingId: house.id, checkIn: "2027-06-06", checkOut: "2027-06-08" });
  const refused = await book(services, guest, { listingId: boat.id, checkIn: "2027-06-06", checkOut: "2027-06-08" });
  const coming = await book(services, guest, { listingId: boat.id, checkIn: "2027-07-20", checkOut: "2027-07-21" });
  await cancelByHost(await asOne(host), refused, 27_400);
  services.clock.set("2027-06-05T12:00:00Z");
  await cancelBooking(await asOne(guest), late, { refundCents: 12_500 });
  return { host, guest, done, late, refused, coming, house, boat };
}

describe("a host's earnings", () => {
  test("are what was paid less the service fee, follow cancelling, and are paid out the day after check-in, once", async () => {
    const { host, done, late, coming } = await someHost();
    const visit = await asOne(host);
    const byId = async () =>
      new Map((await listEarnings(visit, { period: "all" })).earnings.map((earning) => [earning.bookingId, earning]));
    const before = await byId();
    expect([...before.keys()]).toEqual([coming, late, done]);
    expect(before.get(done)).toMatchObject({
      amount: 27_400,
      serviceFee: 2_400,
      taxes: 0,
      payout: 25_000,
      status: "pending",
      payoutDate: "2027-06-04",
    });
    expect(before.get(late)).toMatchObject({ amount: 14_900, serviceFee: 2_400, payout: 12_500, isCancelled: true });
    await payOut();
    await payOut();
    services.clock.set("2027-06-07T08:59:59Z");
    await payOut();
    expect((await byId()).get(late)?.status).toBe("upcoming");
    services.clock.set("2027-06-07T09:00:00Z");
    await payOut();
    const after = await byId();
    expect([coming, late, done].map((id) => after.get(id)?.status)).toEqual(["upcoming", "paid", "paid"]);
    const { rows } = await services.db.execute<{ account: string; held: string }>(
      sql`select account, sum(amount) as held from ledger_entries join ledger_movements m on m.id = movement_id where m.booking_id in (${late}, ${done}) group by 1 order by 1`,
    );
    expect(rows.map(({ account, held }) => [account, Number(held)])).toEqual([
      ["cleaning_fee", 0],
      ["guest", -42_300],
      ["host", 37_500],
      ["payout_due", 0],
      ["service_fee", 4_800],
    ]);
    expect(await summariseEarnings(visit, "all")).toEqual({
      amount: 58_500,
      serviceFee: 6_000,
      payout: 52_500,
      paid: 37_500,
      pending: 0,
      upcoming: 15_000,
      bookings: 2,
      cancelled: 1,
    });
    expect(await summariseEarnings(visit, "month")).toMatchObject({ payout: 37_500, bookings: 1, cancelled: 1 });
    expect(await summariseEarnings(visit, "year")).toMatchObject({ payout: 52_500 });
    expect(await monthlyPayouts(visit, { before: 1, after: 1 })).toEqual([
      { month: "2027-05", paid: 0, unpaid: 0 },
      { month: "2027-06", paid: 37_500, unpaid: 0 },
      { month: "2027-07", paid: 0, unpaid: 15_000 },
    ]);
    expect((await monthlyPayouts(visit, "year")).map(({ month }) => month.slice(5)).join()).toBe("01,02,03,04,05,06,07,08,09,10,11,12");
  });

  test("are nobody else's", async () => {
    const { guest, done, host } = await someHost();
    expect((await listEarnings(await asOne(guest), { period: "all" })).earnings).toEqual([]);
    expect((await listHostBookings(await asOne(guest), { phase: "upcoming", q: "" })).bookings).toEqual([]);
    await expect(readEarning(await asOne(guest), done)).rejects.toMatchObject({ message: "Booking not found" });
    expect(await readEarning(await asOne(host), done)).toMatchObject({ payout: 25_000 });
    for (const read of [
      listEarnings(testCtx(services), { period: "all" }),
      hostMetrics(testCtx(services)),
      hostDashboard(testCtx(services)),
    ]) {
      await expect(read).rejects.toMatchObject({ code: "sign_in_required" });
    }
  });
});

describe("at the end of a year", () => {
  /** One host, a house in Tokyo and one in Honolulu, and a guest who checks in at each on the last two days of 2026. */
  async function aroundTheWorld() {
    services.clock.set("2026-12-01T12:00:00Z");
    const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
    const hostId = (await asOne(host)).actor?.id;
    const stays: Record<string, string> = {};
    for (const [place, timeZone] of [
      ["Tokyo", "Asia/Tokyo"],
      ["Honolulu", "Pacific/Honolulu"],
    ] as const) {
      const { id: listingId } = await newListing(services, { hostId, timeZone, title: place });
      stays[`${place} 31`] = await book(services, guest, { listingId, checkIn: "2026-12-30", checkOut: "2026-12-31" });
      stays[`${place} 1`] = await book(services, guest, { listingId, checkIn: "2026-12-31", checkOut: "2027-01-01" });
    }
    const visit = await asOne(host);
    const named = new Map(Object.entries(stays).map(([name, id]) => [id, name]));
    const namesOf = (earnings: { bookingId: string; payoutDate: string }[]) =>
      earnings.map(({ bookingId }) => named.get(bookingId) ?? "").toSorted();
    return { visit, namesOf, stays };
  }

  test("a payout counts in the month and year of the date that is shown, in list, file, cards, chart and receipt", async () => {
    const { visit, namesOf, stays } = await aroundTheWorld();
    const dates = new Map((await allOf(exportEarnings(visit, "all"))).map(({ bookingId, payoutDate }) => [bookingId, payoutDate]));
    for (const [name, id] of Object.entries(stays)) {
      expect(dates.get(id), name).toBe(name.endsWith("31") ? "2026-12-31" : "2027-01-01");
      expect((await readEarning(visit, id)).payoutDate).toBe(dates.get(id));
    }
    const inOnePhase = { phase: "upcoming", q: "" } as const;
    expect(await allOf(exportHostBookings(visit, inOnePhase, 1))).toEqual(await allOf(exportHostBookings(visit, inOnePhase)));
    expect(await allOf(exportEarnings(visit, "all", 1))).toEqual(await allOf(exportEarnings(visit, "all")));
    services.clock.set("2026-12-20T12:00:00Z");
    for (const period of ["month", "year"] as const) {
      expect(namesOf(await allOf(exportEarnings(visit, period)))).toEqual(["Honolulu 31", "Tokyo 31"]);
      expect(namesOf((await listEarnings(visit, { period })).earnings)).toEqual(["Honolulu 31", "Tokyo 31"]);
      expect(await summariseEarnings(visit, period)).toMatchObject({ bookings: 2, payout: 30_000 });
    }
    services.clock.set("2027-01-20T12:00:00Z");
    for (const period of ["month", "year"] as const) {
      expect(namesOf(await allOf(exportEarnings(visit, period)))).toEqual(["Honolulu 1", "Tokyo 1"]);
      expect(namesOf((await listEarnings(visit, { period })).earnings)).toEqual(["Honolulu 1", "Tokyo 1"]);
      expect(await summariseEarnings(visit, period)).toMatchObject({ bookings: 2, payout: 30_000 });
    }
    expect(await monthlyPayouts(visit, { before: 2, after: 0 })).toEqual([
      { month: "2026-11", paid: 0, unpaid: 0 },
      { month: "2026-12", paid: 0, unpaid: 30_000 },
      { month: "2027-01", paid: 0, unpaid: 30_000 },
    ]);
  });

  test("it is this year where the listing is, not where the server is", async () => {
    const { visit, namesOf } = await aroundTheWorld();
    services.clock.set("2026-12-31T16:00:00Z");
    expect(namesOf(await allOf(exportEarnings(visit, "year")))).toEqual(["Honolulu 31", "Tokyo 1"]);
    expect((await monthlyPayouts(visit, { before: 1, after: 0 })).map(({ month }) => month)).toEqual(["2026-12", "2027-01"]);
    services.clock.set("2027-01-01T05:00:00Z");
    expect(namesOf(await allOf(exportEarnings(visit, "month")))).toEqual(["Honolulu 31", "Tokyo 1"]);
    services.clock.set("2027-01-01T10:00:00Z");
    expect(namesOf(await allOf(exportEarnings(visit, "month")))).toEqual(["Honolulu 1", "Tokyo 1"]);
  });
});

test("what is paid, what is certain and what can still change are told apart, alike in the list and the sums", async () => {
  const { host, done, late, coming } = await someHost();
  const visit = await asOne(host);
  const payoutStates = async () => {
    const { earnings } = await listEarnings(visit, { period: "all" });
    const { paid, pending, upcoming } = await summariseEarnings(visit, "all");
    const sumOf = (wanted: (earning: (typeof earnings)[number]) => boolean) =>
      earnings.filter(wanted).reduce((sum, { payout }) => sum + payout, 0);
    expect([paid, pending, upcoming]).toEqual([
      sumOf(({ status }) => status === "paid"),
      sumOf(({ status }) => status === "pending"),
      sumOf(({ status }) => status === "upcoming"),
    ]);
    const { paidCents } = await hostMetrics(visit);
    expect(paidCents).toBe(paid);
    return Object.fromEntries(earnings.map(({ bookingId, status }) => [bookingId, status]));
  };
  expect(await payoutStates()).toEqual({ [done]: "pending", [late]: "upcoming", [coming]: "upcoming" });
  await payOut();
  expect(await payoutStates()).toEqual({ [done]: "paid", [late]: "upcoming", [coming]: "upcoming" });
  services.clock.set("2027-07-21T02:00:00Z");
  expect(await payoutStates()).toMatchObject({ [coming]: "pending" });
});

test("earnings count as many bookings as Today does, and cancelled stays that still pay beside them", async () => {
  const { host, late } = await someHost();
  const visit = await asOne(host);
  const { bookings, cancelled } = await summariseEarnings(visit, "all");
  expect({ bookings, cancelled }).toEqual({ bookings: (await hostMetrics(visit)).totalBookings, cancelled: 1 });
  const { earnings } = await listEarnings(visit, { period: "all" });
  expect(earnings).toHaveLength(bookings + cancelled);
  expect(earnings.find(({ bookingId }) => bookingId === late)).toMatchObject({ isCancelled: true, status: "upcoming" });
});

test("a host's figures equal a recount after every fact", async () => {
  const { host, guest, done } = await someHost();
  const visit = await asOne(host);
  services.clock.set("2027-06-06T12:00:00Z");
  expect(await hostMetrics(visit)).toEqual({
    totalBookings: 2,
    completedBookings: 1,
    cancelledBookings: 2,
    totalEarningsCents: 52_500,
    paidCents: 0,
    averageRating: null,
    totalReviews: 0,
    responseRate: 95,
    responseMinutes: null,
  });
  await reviewStay(await asOne(guest), done, words);
  await reviewGuest(visit, done, { rating: 5, text: "Fine." });
  expect(await hostMetrics(visit)).toMatchObject({ averageRating: 4, totalReviews: 1 });
});

test("a host finds bookings by guest and by reference, and anything typed is only text", async () => {
  const { host, coming } = await someHost();
  const visit = await asOne(host);
  const find = async (q: string) => (await listHostBookings(visit, { phase: "upcoming", q })).bookings.map(({ id }) => id);
  const [{ reservationId } = { reservationId: "" }] = await hostBookingsOf(visit, [coming]);
  expect(await find("ada g")).toEqual([coming]);
  expect(await find(reservationId.toLowerCase())).toEqual([coming]);
  expect(await find("somebody else")).toEqual([]);
  for (const q of ["%", "_", "'", "\\"]) expect(await find(q)).toEqual([]);
});

describe("a search of a host's bookings", () => {
  const stays = [
    ["2027-06-03", "2027-06-05"],
    ["2027-06-06", "2027-06-08"],
    ["2027-06-10", "2027-06-12"],
  ] as const;

  async function threeStays() {
    const [host, guest] = [await newPerson(services), await newPerson(services, "Gwén Zieliński")];
    const { id: listingId } = await newListing(services, { hostId: (await asOne(host)).actor?.id, title: "Kråkeslottet Café" });
    const [past, current, cancelled] = await Promise.all(
      stays.map(([checkIn, checkOut]) => book(services, guest, { listingId, checkIn, checkOut })),
    );
    await services.db.update(profiles).set({ phone: "+1 (555) 010-77 88" }).where(eq(profiles.email, guest.email));
    await cancelByHost(await asOne(host), cancelled ?? "", 27_400);
    services.clock.set("2027-06-07T12:00:00Z");
    const search = async (q: string) => listHostBookings(await asOne(host), { phase: "upcoming", q });
    return { host, guest, past, current, search };
  }

  test("counts what it finds in every tab, whichever is open", async () => {
    const { search } = await threeStays();
    expect(await search("gwen")).toMatchObject({ bookings: [], counts: { upcoming: 0, current: 1, past: 1, cancelled: 1 } });
    expect((await search("nobody")).counts).toEqual({ upcoming: 0, current: 0, past: 0, cancelled: 0 });
  });

  test("finds all words in guest, listing, email, phone and reference", async () => {
    const { search, guest, host, current } = await threeStays();
    const { reservationId } = await readEarning(await asOne(host), current ?? "");
    for (const q of ["krakeslottet cafe", "zielinski KRÅKE", guest.email.toUpperCase(), "555 010-7788", "15550107788", "+1 555"])
      expect((await search(q)).counts.current, q).toBe(1);
    for (const q of [reservationId, reservationId.replaceAll("-", " "), reservationId.replaceAll("-", "").toLowerCase()])
      expect((await search(q)).counts, q).toMatchObject({ current: 1, past: 0 });
    expect((await search("gwen lighthouse")).counts.current).toBe(0);
  });

  test("doesn't tell whose email or phone it is once a booking is cancelled", async () => {
    const { search, guest } = await threeStays();
    expect((await search(guest.email)).counts).toEqual({ upcoming: 0, current: 1, past: 1, cancelled: 0 });
    expect((await search("5550107788")).counts.cancelled).toBe(0);
  });
});

test("a longer list begins with the shorter one", async () => {
  const { host } = await someHost();
  const visit = await asOne(host);
  const shown = async (show: number) => (await listEarnings(visit, { period: "all", show })).earnings.map(({ bookingId }) => bookingId);
  const all = await shown(25);
  expect(all).toHaveLength(3);
  for (const show of [1, 2]) expect(await shown(show)).toEqual(all.slice(0, show));
  const cancelled = async (show: number) =>
    (await listHostBookings(visit, { phase: "cancelled", q: "", show })).bookings.map(({ id }) => id);
  expect(await cancelled(1)).toEqual((await cancelled(2)).slice(0, 1));
});

test("a host finds a guest whatever the case and the accents, and only among their own", async () => {
  const [host, guest, stranger] = [await newPerson(services), await newPerson(services, "Żaneta Zieliński"), await newPerson(services)];
  const { id: listingId } = await newListing(services, { hostId: (await asOne(host)).actor?.id });
  const bookingId = await book(services, guest, { listingId, checkIn: "2027-06-03", checkOut: "2027-06-05" });
  const find = async (person: Person, q: string) =>
    (await listHostBookings(await asOne(person), { phase: "upcoming", q })).bookings.map(({ id }) => id);
  for (const q of ["zielinski", "ZIELIŃSKI", "Zieliński", "zaneta zie"]) expect(await find(host, q), q).toEqual([bookingId]);
  expect(await find(host, "zielinska")).toEqual([]);
  expect(await find(stranger, "zielinski")).toEqual([]);
});

test("the dashboard tells today's guests, the booked part of the month and what waits", async () => {
  const { host, guest, done, house, boat } = await someHost();
  const today = await hostDashboard(await asOne(host));
  expect(today.departures.bookings.map(({ id }) => id)).toEqual([done]);
  expect(today.arrivals).toEqual({ total: 0, bookings: [] });
  expect(today.occupancy).toBe(0);
  expect(today.fewPhotos.listings.map(({ id }) => id).toSorted()).toEqual([house.id, boat.id].toSorted());
  expect(today.noCalendar).toEqual({ total: 0, listings: [] });
  expect(today.toRate).toEqual([]);
  services.clock.set("2027-07-20T20:00:00Z");
  const later = await hostDashboard(await asOne(host));
  expect(later.arrivals).toMatchObject({ total: 1, bookings: [{ phase: "upcoming" }] });
  expect(later.week[0]).toMatchObject({ day: "2027-07-20", arrivals: 1, departures: 0, stays: 1 });
  expect(later.week).toHaveLength(7);
  services.clock.set("2027-06-06T12:00:00Z");
  expect((await hostDashboard(await asOne(host))).toRate.map(({ id }) => id)).toEqual([done]);
  await reviewGuest(await asOne(host), done, { rating: 5, text: "Fine." });
  await reviewStay(await asOne(guest), done, words);
  expect(await hostDashboard(await asOne(host))).toMatchObject({ toRate: [], toAnswer: [{ id: done }] });
});

test("the dashboard tells what was booked this week, and begins a long list of what waits", async () => {
  const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
  const { id: listingId } = await newListing(services, { hostId: (await asOne(host)).actor?.id });
  const stays: string[] = [];
  for (let day = 10; day < 16; day++) {
    services.clock.advance(1);
    stays.push(await book(services, guest, { listingId, checkIn: `2027-06-${day}`, checkOut: `2027-06-${day + 1}` }));
  }
  const today = await hostDashboard(await asOne(host));
  expect(today.booked.map(({ id }) => id)).toEqual(stays.slice(1).toReversed());
  expect(today.hasMoreTodos).toBe(false);
  await cancelByHost(await asOne(host), stays[5] ?? "", 16_200);
  expect((await hostDashboard(await asOne(host))).booked.map(({ id }) => id)).toEqual(stays.slice(0, 5).toReversed());
  services.clock.set("2027-06-17T12:00:00Z");
  const week = await hostDashboard(await asOne(host));
  expect([week.booked, week.toRate.length, week.hasMoreTodos]).toEqual([[], 5, false]);
  await book(services, guest, { listingId, checkIn: "2027-06-18", checkOut: "2027-06-19" });
  services.clock.set("2027-06-20T12:00:00Z");
  expect(await hostDashboard(await asOne(host))).toMatchObject({ toRate: { length: 5 }, hasMoreTodos: true, booked: { length: 1 } });
  expect(await hostDashboard(await asOne(host), { allTodos: true })).toMatchObject({ toRate: { length: 6 }, hasMoreTodos: false });
});
