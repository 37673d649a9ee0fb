import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertCharter, newBoat } from "../../../../tests/support/boats.ts";
import { book } from "../../../../tests/support/bookings.ts";
import { newGuests } from "../../../../tests/support/checkouts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { boatPackages } from "../../charters/charter.tables.server.ts";
import { readListing } from "../../listings/index.server.ts";
import { BesideQuery } from "./beside.schema.ts";
import { listBeside } from "./list-beside.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const [hostId = "", guestId = ""] = await newGuests(services, 2);
const STAY = { checkIn: "2027-07-10", checkOut: "2027-07-13" };

beforeEach(() => services.clock.set("2027-07-01T06:00:00Z"));

let shores = 0;
/** Each test has a shore where no other has anything. */
const newShore = () => {
  shores += 1;
  return { latitude: 10 + 2 * shores, longitude: 20 };
};
const north = (from: { latitude: number; longitude: number }, miles: number) => ({ ...from, latitude: from.latitude + miles / 69.1 });

const beside = async (id: string, asked: Record<string, string | number> = {}) => {
  const ctx = testCtx(services);
  const { items } = await listBeside(ctx, await readListing(ctx, id), BesideQuery.parse(asked));
  return items.map(({ card, miles }) => `${card.title}, ${Math.round(miles)}`);
};

test("near a home there are the boats with a captain, the nearest first, and nothing from beyond a drive", async () => {
  const shore = newShore();
  const { id } = await newListing(services, { hostId, ...shore, title: "Home" });
  for (const [title, miles] of [
    ["Far", 40],
    ["Second", 6],
    ["First", 2],
  ] as const)
    await newBoat(services, { hostId, title, ...north(shore, miles) });
  await newBoat(services, { hostId, title: "Only nights", sellsHours: false, ...shore });
  const bare = await newBoat(services, { hostId, title: "Bareboat", crew: "bareboat", ...shore });
  await services.db.delete(boatPackages).where(eq(boatPackages.id, bare.seatsId));
  const noCaptain = { captainedCents: null, bareboatCents: 30_000 };
  await services.db.update(boatPackages).set(noCaptain).where(eq(boatPackages.propertyId, bare.id));
  await newListing(services, { hostId, title: "Another home", ...shore });
  expect(await beside(id)).toEqual(["First, 2", "Second, 6"]);
});

test("for a stay there are the boats that can go out on one of its days, with their price and the next starts", async () => {
  const shore = newShore();
  const { id } = await newListing(services, { hostId, ...shore, title: "Home" });
  const busy = await newBoat(services, { hostId, title: "Busy", ...shore });
  await newBoat(services, { hostId, title: "Free", ...shore });
  const at = (day: string) => new Date(`2027-07-${day}T00:00:00Z`);
  await insertCharter(services, { boat: busy, guestId, beginsAt: at("09"), endsAt: at("15") });
  expect(await beside(id, STAY)).toEqual(["Free, 0"]);
  expect(await beside(id, { ...STAY, guests: 30 })).toEqual([]);
  const ctx = testCtx(services);
  const [first] = (await listBeside(ctx, await readListing(ctx, id), STAY)).items;
  expect(first?.card.charter).toMatchObject({ replacesNights: true, starts: [{ day: "2027-07-10" }, {}, {}] });
  expect(ctx.request.tags).toContain("search-dates");
});

test("near a boat there are the homes that are free for the stay, with its total", async () => {
  const shore = newShore();
  const boat = await newBoat(services, { hostId, title: "Boat", ...shore });
  await newListing(services, { hostId, ...north(shore, 1), title: "Free" });
  const { id: taken } = await newListing(services, { hostId, ...shore, title: "Taken" });
  await book(services, await newPerson(services), { listingId: taken, ...STAY });
  expect(await beside(boat.id)).toEqual(["Taken, 0", "Free, 1"]);
  expect(await beside(boat.id, STAY)).toEqual(["Free, 1"]);
  const ctx = testCtx(services);
  const [first] = (await listBeside(ctx, await readListing(ctx, boat.id), STAY)).items;
  expect(first?.card.stay).toMatchObject({ ...STAY, nights: 3 });
});

test("dates in the past, and one date alone, are refused in words", async () => {
  const { id } = await newListing(services, { hostId, ...newShore() });
  await expect(beside(id, { checkIn: "2027-06-01", checkOut: "2027-06-04" })).rejects.toMatchObject({ code: "invalid_input" });
  expect(BesideQuery.safeParse({ checkIn: "2027-07-10" }).error?.issues[0]?.message).toBe("Enter both dates or neither.");
});
