import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { bookCheckout, holdNights, moveCheckout, newGuests } from "../../../../tests/support/checkouts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import { checkouts } from "./checkout.tables.server.ts";

const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
const guests = await newGuests(services, 30);
const [ada = "", olga = "", bert = ""] = guests;

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const stay = (first: number, end: number) => ({ checkIn: day(first), checkOut: day(end) });
const newPlace = async () => (await newListing(services)).id;
const hold = (listingId: string, guestId: string, first: number, end: number, more = {}) =>
  holdNights(services, { listingId, guestId, ...stay(first, end), ...more });
const codeOf = (work: Promise<unknown>) => work.then(() => "done", databaseErrorCode);

/** Such as "10 ada, 11 ada". */
const nights = async (listingId: string, names: Record<string, string> = {}) => {
  const rows = await db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId)).orderBy(occupiedNights.night);
  return rows.map(({ night, kind, checkoutId }) => `${Number(night.slice(-2))} ${names[checkoutId ?? ""] ?? kind}`).join(", ");
};

describe("a checkout", () => {
  test("holds all of its nights and those of its preparation, or none", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12, { preparationBefore: 1, preparationAfter: 1 });
    expect(await nights(listingId, { [mine]: "ada" })).toBe("9 ada, 10 ada, 11 ada, 12 ada");
    expect(await codeOf(hold(listingId, olga, 6, 10))).toBe("23P01");
    expect(await codeOf(hold(listingId, olga, 13, 15, { preparationBefore: 1 }))).toBe("23P01");
    expect(await nights(listingId, { [mine]: "ada" })).toBe("9 ada, 10 ada, 11 ada, 12 ada");
    const theirs = await hold(listingId, olga, 13, 14);
    expect(await nights(listingId, { [mine]: "ada", [theirs]: "olga" })).toBe("9 ada, 10 ada, 11 ada, 12 ada, 13 olga");
  });

  test("is one of thirty that want the same nights at once", async () => {
    for (let round = 0; round < 5; round++) {
      const listingId = await newPlace();
      const codes = await Promise.all(guests.map((guestId, each) => codeOf(hold(listingId, guestId, 10 - (each % 3), 13 + (each % 2)))));
      expect(codes.filter((code) => code === "done")).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(["done", "23P01"]));
    }
  });

  test("ends by itself: then its nights are anybody's, with its row still there", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 13);
    clock.advance(15 * 60 - 1);
    expect(await codeOf(hold(listingId, olga, 12, 14))).toBe("23P01");
    clock.advance(1);
    const theirs = await hold(listingId, olga, 12, 14);
    expect(await nights(listingId, { [mine]: "ada", [theirs]: "olga" })).toBe("10 ada, 11 ada, 12 olga, 13 olga");
    await moveCheckout(services, mine, { state: "lapsed" });
    expect(await nights(listingId, { [theirs]: "olga" })).toBe("12 olga, 13 olga");
  });

  test("gets more time once for all of its nights, and none where a calendar came between", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12);
    await moveCheckout(services, mine, { expiresAt: new Date(clock.now().getTime() + 25 * 60_000) });
    clock.advance(20 * 60);
    expect(await codeOf(hold(listingId, olga, 11, 12))).toBe("23P01");
    await db
      .update(occupiedNights)
      .set({ calendars: 1 })
      .where(eq(occupiedNights.night, day(11)));
    expect(await codeOf(moveCheckout(services, mine, { expiresAt: new Date(clock.now().getTime() + 60_000) }))).toBe("23P01");
  });

  test("lets go of its nights when its guest leaves, but for what something else claims", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12);
    await db.update(occupiedNights).set({ calendars: 1 }).where(eq(occupiedNights.propertyId, listingId));
    await db
      .update(occupiedNights)
      .set({ calendars: 0 })
      .where(eq(occupiedNights.night, day(10)));
    await moveCheckout(services, mine, { state: "abandoned" });
    expect(await nights(listingId)).toBe("11 import");
    await db.delete(checkouts).where(eq(checkouts.id, mine));
    const again = await hold(listingId, ada, 14, 15);
    await db.delete(checkouts).where(eq(checkouts.id, again));
    expect(await nights(listingId)).toBe("11 import");
  });

  test("keeps its stay", async () => {
    const mine = await hold(await newPlace(), ada, 10, 12);
    const moved = db.update(checkouts).set(stay(11, 13)).where(eq(checkouts.id, mine));
    expect(await codeOf(moved)).toBe("23001");
  });

  test("is the only open one of its guest at a listing", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12);
    expect(await codeOf(hold(listingId, ada, 20, 22))).toBe("23505");
    await moveCheckout(services, mine, { state: "withdrawn" });
    expect(await codeOf(hold(listingId, ada, 20, 22))).toBe("done");
  });
});

describe("a booking", () => {
  test.each(["before", "after"] as const)("takes the nights of its checkout, which is closed %s", async (when) => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12, { preparationBefore: 1 });
    if (when === "before") await moveCheckout(services, mine, { state: "booked" });
    await bookCheckout(services, mine);
    if (when === "after") await moveCheckout(services, mine, { state: "booked" });
    expect(await nights(listingId)).toBe("9 preparation, 10 booking, 11 booking");
    expect(await codeOf(bookCheckout(services, mine))).toBe("23505");
  });

  test("is refused where a calendar came between, or somebody else is paying", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12);
    const other = await hold(listingId, olga, 12, 14);
    await db
      .update(occupiedNights)
      .set({ calendars: 1 })
      .where(eq(occupiedNights.night, day(11)));
    expect(await codeOf(bookCheckout(services, mine))).toBe("23P01");
    await moveCheckout(services, other, { state: "abandoned" });
    await hold(listingId, bert, 13, 14);
    expect(await codeOf(bookCheckout(services, other))).toBe("23P01");
  });

  test("of a late payment is made if its nights are still free", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, ada, 10, 12);
    clock.advance(3_600);
    await moveCheckout(services, mine, { state: "lapsed" });
    expect(await nights(listingId)).toBe("");
    await bookCheckout(services, mine);
    await moveCheckout(services, mine, { state: "booked" });
    expect(await nights(listingId)).toBe("10 booking, 11 booking");
  });

  test("of a late payment and thirty new checkouts never share a night, over 20 rounds", async () => {
    const winners = { late: 0, fresh: 0 };
    for (let round = 0; round < 20; round++) {
      clock.set("2027-06-01T12:00:00Z");
      const listingId = await newPlace();
      const mine = await hold(listingId, ada, 10, 13, { preparationAfter: 1 });
      clock.advance(16 * 60);
      const [late, ...fresh] = await Promise.all([
        codeOf(
          round % 2 ? bookCheckout(services, mine) : moveCheckout(services, mine, { expiresAt: new Date(clock.now().getTime() + 60_000) }),
        ),
        ...guests.slice(1).map((guestId, each) => codeOf(hold(listingId, guestId, 9 + (each % 4), 14, { preparationBefore: each % 2 }))),
      ]);
      const won = [late, ...fresh].filter((code) => code === "done").length;
      expect([won, new Set([late, ...fresh])]).toEqual([1, new Set(["23P01", "done"])]);
      winners[late === "done" ? "late" : "fresh"] += 1;
    }
    expect(winners.late + winners.fresh).toBe(20);
  });
});
