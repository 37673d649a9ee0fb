import { and, asc, eq, gte, inArray, lte, notExists, sql } from "drizzle-orm";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import { occupiedNights } from "../../src/features/availability/availability.tables.server.ts";
import { addDays, instantAt, nightsBetween, todayAt } from "../../src/features/availability/index.ts";
import { payableAt } from "../../src/features/bookings/booking.rules.ts";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { priceCharter, priceOn } from "../../src/features/charters/charter.rules.ts";
import { departures } from "../../src/features/charters/charter.tables.server.ts";
import { type CharterCrew, clockAt, dayAt } from "../../src/features/charters/index.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { money } from "../../src/platform/money.ts";
import { DAY_MS } from "../../src/platform/clock.ts";
import { daysAgo } from "../demo-days.ts";
import { demoId } from "../demo-id.ts";
import { guests } from "../guests.ts";
import { addToLedger } from "../listings/ledger.ts";
import { personId } from "../people.ts";
import { randomOf } from "../random.ts";
import type { DemoListing } from "../listings/demo-listing.ts";
import { addPassengers, addTimesElsewhere } from "./add-elsewhere.ts";
import { type DemoBoat, extrasOf, type Sold } from "./packages.ts";

type Tools = { db: Db; clock: Clock };
type Party = { people: number; who?: string; extras?: readonly string[] };
/** So many days from today on, or on the first day after it that is free. */
type Trip = { from: number; packageName: string; start: string; parties: readonly Party[] };

const GUEST = "guest@demo.test";
const BOOKED_DAYS_AGO = 4;
const MOST_DAYS_LATER = 60;
const DAYS_ELSEWHERE = 7;
const MINUTE_MS = 60_000;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** What the demo's host has ahead and behind: two trips on one day, seats of a sunset, and what the demo's guest booked. */
const HOSTS_TRIPS: readonly Trip[] = [
  { from: 1, packageName: "Half day", start: "08:00", parties: [{ people: 4, extras: ["Paddle board"] }] },
  { from: 1, packageName: "Half day", start: "13:00", parties: [{ people: 2, extras: ["Lunch on board"] }] },
  { from: 2, packageName: "Sunset sail", start: "", parties: [{ people: 2 }, { people: 1 }, { people: 1 }] },
  { from: 5, packageName: "Half day", start: "08:00", parties: [{ people: 2, who: GUEST, extras: ["Paddle board"] }] },
  { from: 12, packageName: "A week, Saturday to Saturday", start: "17:00", parties: [{ people: 2 }] },
  { from: -9, packageName: "Full day", start: "09:30", parties: [{ people: 2, who: GUEST }] },
];
const OTHERS_TRIPS: readonly Trip[] = [
  { from: 3, packageName: "Half day", start: "13:00", parties: [{ people: 2 }] },
  { from: 8, packageName: "Full day", start: "10:00", parties: [{ people: 2, extras: ["Lunch on board"] }] },
  { from: -12, packageName: "Half day", start: "08:00", parties: [{ people: 2 }] },
];

/** People have booked some of what these boats sell. */
export async function addTrips(tools: Tools, boats: readonly DemoBoat[]): Promise<void> {
  const own = boats.find(({ listing, sold }) => listing.hostId === personId("host@demo.test") && sold.some(({ offered }) => offered.seats));
  if (own) await addTo(tools, own, HOSTS_TRIPS);
  if (own) await addElsewhere(tools, own);
  for (const [index, boat] of boats.entries()) if (boat !== own && index % 2 === 0) await addTo(tools, boat, OTHERS_TRIPS);
  await addBesideStay(tools, boats);
}

/** The guest sails on the second evening of their next stay, where a boat of the town does. */
async function addBesideStay(tools: Tools, boats: readonly DemoBoat[]): Promise<void> {
  const [stay] = await tools.db
    .select({ checkIn: bookings.checkIn, city: properties.city })
    .from(bookings)
    .innerJoin(properties, eq(properties.id, bookings.propertyId))
    .where(
      and(
        eq(bookings.guestId, personId(GUEST)),
        eq(bookings.status, "confirmed"),
        eq(properties.type, "property"),
        gte(bookings.beginsAt, tools.clock.now()),
      ),
    )
    .orderBy(asc(bookings.beginsAt))
    .limit(1);
  const boat = stay && boats.find(({ listing }) => listing.city === stay.city);
  if (!boat) return;
  const today = todayAt(boat.listing.timeZone, tools.clock.now());
  const from = nightsBetween({ checkIn: today, checkOut: stay.checkIn }) + 1;
  await addTo(tools, boat, [{ from, packageName: "Sunset sail", start: "", parties: [{ people: 2, who: GUEST }] }]);
}

/** Another site has the host's boat on the first free day after them, and who comes aboard is known. */
async function addElsewhere(tools: Tools, { listing, sold: [first] }: DemoBoat): Promise<void> {
  const today = todayAt(listing.timeZone, tools.clock.now());
  const day = first && (await freeDay(tools.db, listing.id, addDays(today, DAYS_ELSEWHERE), first, null));
  if (day) await addTimesElsewhere(tools, listing, day);
  await addPassengers(tools);
}

async function addTo(tools: Tools, boat: DemoBoat, trips: readonly Trip[]): Promise<void> {
  const today = todayAt(boat.listing.timeZone, tools.clock.now());
  const days = new Map<number, string | null>();
  for (const { from, packageName, parties, ...trip } of trips) {
    const sold = boat.sold.find(({ offered }) => offered.name === packageName);
    if (!sold) continue;
    if (!days.has(from)) days.set(from, await freeDay(tools.db, boat.listing.id, addDays(today, from), sold, from < 0 ? today : null));
    const day = days.get(from);
    if (day) await addTrip(tools, boat, sold, { day, start: trip.start || startOn(sold, day), parties });
  }
}

/** The sunset is early in winter. */
const startOn = ({ starts }: Sold, day: string): string => (/-(0[4-9]|10)-/.test(day) ? starts[0] : starts.at(-1))?.firstStart ?? "15:30";

/** The first day from this one on, before that one, on which nobody has the boat from the night before to the last. */
async function freeDay(db: Db, propertyId: string, from: string, { offered, starts }: Sold, before: string | null): Promise<string | null> {
  const nights = offered.nights ?? 0;
  const held = await db
    .select({ night: occupiedNights.night })
    .from(occupiedNights)
    .where(
      and(
        eq(occupiedNights.propertyId, propertyId),
        gte(occupiedNights.night, addDays(from, -1)),
        lte(occupiedNights.night, addDays(from, MOST_DAYS_LATER + nights)),
      ),
    );
  const taken = new Set(held.map(({ night }) => night));
  const isStart = (day: string) => ((starts[0]?.weekdays ?? 127) & (1 << new Date(day).getUTCDay())) !== 0;
  for (let later = 0; later < MOST_DAYS_LATER; later++) {
    const day = addDays(from, later);
    if (before !== null && day >= before) return null;
    const around = Array.from({ length: nights + 2 }, (_, each) => addDays(day, each - 1));
    if (isStart(day) && around.every((night) => !taken.has(night))) return day;
  }
  return null;
}

type Placed = { day: string; start: string; parties: readonly Party[] };

async function addTrip(tools: Tools, { listing }: DemoBoat, sold: Sold, { day, start, parties }: Placed): Promise<void> {
  const { db, clock } = tools;
  const { offered } = sold;
  const { id: propertyId, timeZone } = listing;
  const beginsAt = instantAt(timeZone, day, start);
  const endsAt = offered.minutes
    ? new Date(beginsAt.getTime() + offered.minutes * MINUTE_MS)
    : instantAt(timeZone, addDays(day, offered.nights ?? 0), offered.returnsAt ?? "09:00");
  const times = { beginsAt, endsAt, prepareMinutes: offered.prepareMinutes ?? 0 };
  const { seats } = offered;
  const departureId = seats ? demoId("departure", `${offered.id} ${day}`) : null;
  if (departureId && seats) await db.insert(departures).values({ id: departureId, propertyId, packageId: offered.id, seats, ...times });
  const createdAt = new Date(Math.min(daysAgo(clock, BOOKED_DAYS_AGO).getTime(), beginsAt.getTime() - BOOKED_DAYS_AGO * DAY_MS));
  const payable = payableAt(timeZone, day);
  for (const [index, party] of parties.entries()) {
    const row = {
      ...bookedBy(listing, sold, departureId, day, party),
      ...times,
      ...namesOf(`${offered.id} ${day} ${start} ${index}`, createdAt),
      guestId: party.who ? personId(party.who) : await someGuest(db, day, createdAt),
      checkIn: day,
      checkOut: dayAt(timeZone, endsAt.toISOString()),
      checkInTime: start,
      checkOutTime: clockAt(timeZone, endsAt.toISOString()),
      payableAt: payable,
      paidOutAt: payable < clock.now() ? payable : null,
      createdAt,
    };
    await db.insert(bookings).values(row);
    await addToLedger(db, [row]);
  }
}

/** What a party pays for, and on which terms. */
function bookedBy(listing: DemoListing, { offered, prices }: Sold, departureId: string | null, day: string, party: Party) {
  const { people, extras: wanted = [] } = party;
  const crew: CharterCrew = offered.captainedCents ? "captained" : "bareboat";
  const extras = extrasOf(listing)
    .filter((extra) => extra.terms === "priced" && (extra.crew ?? crew) === crew && (extra.isRequired || wanted.includes(extra.name)))
    .map((extra) => ({ label: extra.name, amount: money((extra.cents ?? 0) * (extra.unit === "person" ? people : 1)) }));
  const each = priceOn({ ...offered, prices }, crew, day) ?? 0;
  const { charterCents, serviceFee, total } = priceCharter(each * (departureId ? people : 1), extras);
  return {
    propertyId: listing.id,
    hostId: listing.hostId,
    guests: people,
    nightlyPrices: [],
    cleaningFee: 0,
    serviceFee: serviceFee.cents,
    totalPrice: total.cents,
    packageId: offered.id,
    packageName: offered.name,
    crew,
    charterCents,
    extraLabels: extras.map(({ label }) => label),
    extraCents: extras.map(({ amount }) => amount.cents),
    departureId,
    seats: departureId ? people : 0,
    ...(crew === "bareboat" && { licenseKind: "ICC", licenseNumber: "HR-204518", licenseCountry: "Croatia" }),
    status: "confirmed" as const,
    cancellationPolicy: listing.cancellationPolicy ?? ("moderate" as const),
    timeZone: listing.timeZone,
  };
}

const namesOf = (seed: string, createdAt: Date) => ({
  id: demoId("charter", seed),
  reservationId: `RES-${createdAt.toISOString().slice(0, 10).replaceAll("-", "")}-${reference(seed)}`,
});

function reference(seed: string): string {
  const random = randomOf(`reference of ${seed}`);
  return Array.from({ length: 6 }, () => LETTERS[random.between(0, LETTERS.length - 1)]).join("");
}

/** Somebody who is nowhere else around that day, and had an account already. */
async function someGuest(db: Db, day: string, bookedAt: Date): Promise<string> {
  const elsewhere = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.guestId, profiles.id), lte(bookings.checkIn, addDays(day, 8)), gte(bookings.checkOut, addDays(day, -1))));
  const [found] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        inArray(
          profiles.id,
          guests.map(({ email }) => personId(email)),
        ),
        lte(profiles.createdAt, bookedAt),
        notExists(elsewhere),
      ),
    )
    .orderBy(asc(sql`md5(${profiles.id}::text || ${day})`))
    .limit(1);
  if (!found) throw new RangeError("the demo has too few guests");
  return found.id;
}
