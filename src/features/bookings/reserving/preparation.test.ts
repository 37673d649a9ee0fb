import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { change, nightsHeld } from "../../../../tests/support/changes.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import { blockDates, ownNights, saveRules, unblockDates } from "../../availability/index.server.ts";
import { RulesInput } from "../../availability/rules/rules.schema.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const [guest, other, host] = await Promise.all(["Ada Guest", "Olga Other", "Hal Host"].map((name) => newPerson(services, name)));
if (!guest || !other || !host) throw new Error("nobody is there");

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const stay = (first: number, end: number) => ({ checkIn: day(first), checkOut: day(end) });
const hostVisit = () => visitOf(services, host);

/** A listing that needs one night before and two after each stay. */
async function prepared(): Promise<string> {
  const visit = await hostVisit();
  const { id } = await newListing(services, { hostId: visit.actor?.id ?? "", cancellationPolicy: "flexible" });
  await saveRules(visit, id, RulesInput.parse({ preparationBefore: 1, preparationAfter: 2 }));
  return id;
}

const kinds = async (listingId: string) => {
  const rows = await services.db
    .select()
    .from(occupiedNights)
    .where(eq(occupiedNights.propertyId, listingId))
    .orderBy(occupiedNights.night);
  return rows.map(({ night, kind }) => `${Number(night.slice(-2))} ${kind}`);
};

describe("preparation", () => {
  test("is held with the booking, beside it, and given to other calendars as blocked", async () => {
    const listingId = await prepared();
    await book(services, guest, { listingId, ...stay(10, 12) });
    expect(await kinds(listingId)).toEqual(["9 preparation", "10 booking", "11 booking", "12 preparation", "13 preparation"]);
    const given = await ownNights(await hostVisit(), listingId, day(1));
    expect(given.map(({ kind, firstNight, endNight }) => [kind, firstNight, endNight])).toEqual([
      ["block", day(9), day(10)],
      ["booking", day(10), day(12)],
      ["block", day(12), day(14)],
    ]);
  });

  test("keeps others away from it, and may be shared with the next stay's", async () => {
    const listingId = await prepared();
    await book(services, guest, { listingId, ...stay(10, 12) });
    for (const taken of [stay(12, 14), stay(13, 15), stay(8, 10)])
      await expect(book(services, other, { listingId, ...taken })).rejects.toMatchObject({ code: "dates_blocked" });
    await expect(book(services, other, { listingId, ...stay(7, 9) })).rejects.toMatchObject({ code: "dates_taken" });
    await book(services, other, { listingId, ...stay(14, 15) });
    expect((await kinds(listingId)).slice(3, 6)).toEqual(["12 preparation", "13 preparation", "14 booking"]);
  });

  test("goes with the cancellation, but not what the next stay needs", async () => {
    const listingId = await prepared();
    const bookingId = await book(services, guest, { listingId, ...stay(10, 12) });
    await book(services, other, { listingId, ...stay(14, 15) });
    const visit = await visitOf(services, guest);
    const { viewer } = await readBooking(visit, bookingId);
    await cancelBooking(visit, bookingId, { refundCents: viewer.cancelling?.refundCents ?? 0 });
    expect(await nightsHeld(services, listingId)).toBe("13 14 15 16");
  });

  test("moves with the booking, which may move into its own", async () => {
    const listingId = await prepared();
    const bookingId = await book(services, guest, { listingId, ...stay(10, 12) });
    await change(services, guest, bookingId, stay(11, 14));
    expect(await kinds(listingId)).toEqual([
      "10 preparation",
      "11 booking",
      "12 booking",
      "13 booking",
      "14 preparation",
      "15 preparation",
    ]);
  });

  test("stays when a block over it is lifted, and with the booking when the rules change", async () => {
    const listingId = await prepared();
    await book(services, guest, { listingId, ...stay(10, 12) });
    const visit = await hostVisit();
    await blockDates(visit, { listingIds: [listingId], first: day(12), last: day(14), reason: "Paint" });
    await unblockDates(visit, { listingIds: [listingId], first: day(12), last: day(14) });
    await saveRules(visit, listingId, RulesInput.parse({}));
    expect(await nightsHeld(services, listingId)).toBe("9 10 11 12 13");
    await expect(book(services, other, { listingId, ...stay(12, 14) })).rejects.toMatchObject({ code: "dates_blocked" });
  });

  test("of many who want nights beside each other at once, those who win have room between them", async () => {
    const listingId = await prepared();
    const wishes = Array.from({ length: 8 }, (_, index) => stay(10 + index, 12 + index));
    const made = await Promise.allSettled(wishes.map((wish, index) => book(services, index % 2 ? guest : other, { listingId, ...wish })));
    expect(made.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    const won = wishes.filter((_, index) => made[index]?.status === "fulfilled");
    const days = won.map(({ checkIn }) => Number(checkIn.slice(-2))).toSorted((a, b) => a - b);
    expect(days.every((first, index) => index === 0 || first - (days[index - 1] ?? 0) >= 4)).toBe(true);
  });
});
