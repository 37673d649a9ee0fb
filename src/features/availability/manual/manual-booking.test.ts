import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { deleteListing } from "../../listings/index.server.ts";
import { occupiedNights } from "../availability.tables.server.ts";
import {
  addManualBooking,
  blockDates,
  changeManualBooking,
  ownNights,
  quoteListing,
  removeManualBooking,
  saveRules,
  unblockDates,
} from "../index.server.ts";
import { AddManualBookingInput, ChangeManualBookingInput } from "../index.ts";
import { RulesInput } from "../rules/rules.schema.ts";
import { readManualBooking } from "./read-manual-booking.server.ts";
import { forgetManualBookings } from "./manual-booking.queries.server.ts";
import { manualBookings } from "./manual-booking.tables.server.ts";

const services = await openTestServices(await openTestDatabase());
const [guest, hostPerson] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
const host = await visitOf(services, hostPerson);

/** June 1 at the listing, which is nine hours behind. */
beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const someListing = async () => (await newListing(services, { hostId: host.actor?.id ?? "" })).id;
const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const stay = (first: number, end: number) => ({ checkIn: day(first), checkOut: day(end) });
const maria = { kind: "guest" as const, name: "Maria", guests: 2, contact: "+1 206 555 0100", note: "Brings a dog." };
const own = { kind: "own" as const, name: "", guests: null, contact: "", note: "" };
const add = async (listingId: string, dates: ReturnType<typeof stay>, ctx: Ctx = host, who: typeof maria | typeof own = maria) =>
  (await addManualBooking(ctx, { listingId, ...dates, ...who, key: newKey() })).manualBookingId;
const change = (id: string, dates: ReturnType<typeof stay>, version = 1, ctx: Ctx = host) =>
  changeManualBooking(ctx, id, { ...maria, ...dates, version, overwrite: false });
const kinds = async (listingId: string) =>
  (await services.db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId)).orderBy(occupiedNights.night)).map(
    ({ night, kind }) => `${Number(night.slice(-2))} ${kind}`,
  );
const held = (listingId: string, night: number, given: Partial<typeof occupiedNights.$inferInsert>) =>
  services.db.insert(occupiedNights).values({ propertyId: listingId, night: day(night), ...given });
const taken = (message: string, night: number) => ({
  status: 409,
  message: "These dates aren't free",
  details: { fields: { checkIn: message }, data: { day: day(night) } },
});

describe("a manual booking", () => {
  test("holds its nights from guests, and is no booking of ours", async () => {
    const listingId = await someListing();
    const id = await add(listingId, stay(10, 12));
    expect(await kinds(listingId)).toEqual(["10 manual", "11 manual"]);
    expect(await readManualBooking(host, id)).toMatchObject({ ...maria, ...stay(10, 12), version: 1, listing: { id: listingId } });
    const visit = await visitOf(services, guest);
    const quote = (dates: ReturnType<typeof stay>) => quoteListing(visit, listingId, { ...dates, guests: 1 });
    await expect(quote(stay(11, 13))).rejects.toMatchObject({ message: "These dates are no longer available" });
    await quote(stay(12, 14));
    await quote(stay(8, 10));
    expect(await services.db.select().from(bookings).where(eq(bookings.propertyId, listingId))).toEqual([]);
  });

  test("can lie up to a year back and two years ahead, and lasts up to two years", async () => {
    const listingId = await someListing();
    await add(listingId, { checkIn: "2026-05-31", checkOut: "2026-06-03" });
    await add(listingId, { checkIn: "2029-05-30", checkOut: "2029-06-01" });
    await expect(add(listingId, { checkIn: "2026-05-30", checkOut: "2026-05-31" })).rejects.toMatchObject({
      status: 400,
      details: { fields: { checkIn: "You can add stays from up to a year ago" } },
    });
    await expect(add(listingId, { checkIn: "2029-06-01", checkOut: "2029-06-02" })).rejects.toMatchObject({
      details: { fields: { checkOut: "You can add stays up to two years ahead" } },
    });
    const input = { listingId, ...maria, key: newKey() };
    const issue = (given: object) => AddManualBookingInput.safeParse({ ...input, ...stay(10, 12), ...given }).error?.issues[0];
    expect(issue(stay(10, 10))).toMatchObject({ path: ["checkOut"], message: "Check-out date must be after check-in date" });
    expect(issue({ checkIn: "2027-01-01", checkOut: "2029-01-02" })).toMatchObject({ message: "A stay lasts up to two years" });
    expect(issue({ checkIn: "2027-02-30" })).toMatchObject({ path: ["checkIn"] });
  });

  test("of a guest has a name, and all texts have an end", () => {
    const input = { listingId: crypto.randomUUID(), ...stay(10, 12), ...maria, key: newKey() };
    const issue = (given: object) => AddManualBookingInput.safeParse({ ...input, ...given }).error?.issues[0];
    expect(issue({ name: "  " })).toMatchObject({ path: ["name"], message: "Name is required" });
    expect(issue({ kind: "own", name: "" })).toBeUndefined();
    expect(issue({ kind: "party" })).toMatchObject({ path: ["kind"], message: "Choose who stays" });
    expect(issue({ name: "x".repeat(121) })).toMatchObject({ path: ["name"] });
    expect(issue({ contact: "x".repeat(201) })).toMatchObject({ path: ["contact"] });
    expect(issue({ note: "x".repeat(2001) })).toMatchObject({ path: ["note"], message: "Use at most 2,000 characters" });
    for (const guests of [0, 101, 1.5, "many"]) expect(issue({ guests })).toMatchObject({ path: ["guests"] });
    expect(AddManualBookingInput.parse({ ...input, guests: "" }).guests).toBeNull();
    expect(ChangeManualBookingInput.safeParse({ ...input, version: 0 }).success).toBe(false);
  });

  test("is refused to visitors, and to strangers as if there were none", async () => {
    const listingId = await someListing();
    const id = await add(listingId, stay(10, 12));
    const verbs: ((ctx: Ctx) => Promise<unknown>)[] = [
      (ctx) => add(listingId, stay(20, 22), ctx),
      (ctx) => readManualBooking(ctx, id),
      (ctx) => change(id, stay(10, 13), 1, ctx),
      (ctx) => removeManualBooking(ctx, id),
    ];
    const stranger = await visitOf(services, guest);
    for (const verb of verbs) {
      await expect(verb(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
      await expect(verb(stranger)).rejects.toMatchObject({ status: 404 });
    }
    expect(await kinds(listingId)).toEqual(["10 manual", "11 manual"]);
  });

  test("is made once per key", async () => {
    const listingId = await someListing();
    const input = { listingId, ...stay(10, 12), ...maria, key: newKey() };
    const made = await Promise.all([addManualBooking(host, input), addManualBooking(host, input)]);
    expect(made[0]).toEqual(made[1]);
    await expect(addManualBooking(host, { ...input, name: "Mario" })).rejects.toMatchObject({ code: "key_reused" });
  });
});

describe("nights that are taken", () => {
  test("by a booking, another calendar or another manual booking are refused, and the first is named", async () => {
    const listingId = await someListing();
    await book(services, guest, { listingId, ...stay(10, 12) });
    await held(listingId, 14, { calendars: 1 });
    await add(listingId, stay(16, 18));
    await add(listingId, stay(20, 22), host, own);
    await expect(add(listingId, stay(8, 20))).rejects.toMatchObject(taken("June 10 is booked", 10));
    await expect(add(listingId, stay(12, 20))).rejects.toMatchObject(taken("June 14 is taken in another calendar", 14));
    await expect(add(listingId, stay(15, 18))).rejects.toMatchObject(taken("June 16 is held by Maria's booking", 16));
    await expect(add(listingId, stay(18, 21))).rejects.toMatchObject(taken("June 20 is held by your own stay", 20));
    await add(listingId, stay(12, 14));
  });

  test("by a block can be used, and are blocked again when the stay goes", async () => {
    const listingId = await someListing();
    await blockDates(host, { listingIds: [listingId], first: day(10), last: day(10) });
    const id = await add(listingId, stay(10, 12));
    expect(await kinds(listingId)).toEqual(["10 manual", "11 manual"]);
    await removeManualBooking(host, id);
    expect(await kinds(listingId)).toEqual(["10 block"]);
  });

  test("by it are left to it when a host blocks days, and can't be unblocked", async () => {
    const listingId = await someListing();
    const id = await add(listingId, stay(10, 12));
    await blockDates(host, { listingIds: [listingId], first: day(9), last: day(12) });
    expect(await kinds(listingId)).toEqual(["9 block", "10 manual", "11 manual", "12 block"]);
    await expect(blockDates(host, { listingIds: [listingId], first: day(10), last: day(11) })).rejects.toMatchObject({
      message: "All of these nights are booked",
    });
    await expect(unblockDates(host, { listingIds: [listingId], first: day(11), last: day(11) })).rejects.toMatchObject({
      status: 409,
      message: "June 11 is held by Maria's booking. Remove the booking instead.",
    });
    await unblockDates(host, { listingIds: [listingId], first: day(9), last: day(12) });
    expect(await kinds(listingId)).toEqual(["10 manual", "11 manual"]);
    await removeManualBooking(host, id);
    expect(await kinds(listingId)).toEqual([]);
  });

  test("by somebody else at the same moment have one winner", async () => {
    for (let round = 0; round < 5; round++) {
      const listingId = await someListing();
      const tries = await Promise.allSettled([
        add(listingId, stay(10, 13)),
        add(listingId, stay(9, 11)),
        book(services, guest, { listingId, ...stay(10, 12) }),
      ]);
      const refusals = tries.flatMap((one) => (one.status === "rejected" ? [(one.reason as { status: number }).status] : []));
      expect(refusals).toEqual([409, 409]);
    }
  });

  test("keep the preparation of guests' bookings away, as other stays do", async () => {
    const listingId = await someListing();
    await saveRules(host, listingId, RulesInput.parse({ preparationBefore: 1, preparationAfter: 1 }));
    await add(listingId, stay(10, 12));
    await expect(book(services, guest, { listingId, ...stay(8, 10) })).rejects.toMatchObject({ code: "dates_taken" });
    await expect(book(services, guest, { listingId, ...stay(12, 14) })).rejects.toMatchObject({ code: "dates_taken" });
    await book(services, guest, { listingId, ...stay(13, 15) });
  });
});

describe("changing", () => {
  test.each([
    ["earlier", stay(8, 11), ["8 manual", "9 manual", "10 manual"]],
    ["later", stay(11, 14), ["11 manual", "12 manual", "13 manual"]],
    ["shorter", stay(11, 12), ["11 manual"]],
    ["longer", stay(9, 14), ["9 manual", "10 manual", "11 manual", "12 manual", "13 manual"]],
    ["elsewhere before", stay(2, 4), ["2 manual", "3 manual"]],
    ["elsewhere after", stay(20, 22), ["20 manual", "21 manual"]],
  ])("moves its nights %s", async (_, to, nights) => {
    const listingId = await someListing();
    const id = await add(listingId, stay(10, 13));
    await change(id, to);
    expect(await kinds(listingId)).toEqual(nights);
    expect(await readManualBooking(host, id)).toMatchObject({ ...to, version: 2 });
  });

  test("refuses a version that was changed elsewhere unless it is to be overwritten, and one that is gone", async () => {
    const id = await add(await someListing(), stay(10, 12));
    await change(id, stay(10, 13));
    await expect(change(id, stay(10, 14))).rejects.toMatchObject({ status: 409, code: "manual_changed" });
    expect(await readManualBooking(host, id)).toMatchObject({ checkOut: stay(10, 13).checkOut, version: 2 });
    await changeManualBooking(host, id, { ...maria, ...stay(10, 14), version: 1, overwrite: true });
    expect(await readManualBooking(host, id)).toMatchObject({ checkOut: stay(10, 14).checkOut, version: 3 });
    await removeManualBooking(host, id);
    await expect(change(id, stay(10, 14), 2)).rejects.toMatchObject({ status: 404 });
    await expect(removeManualBooking(host, id)).rejects.toMatchObject({ status: 404 });
  });

  test("refuses new nights that are taken and changes nothing; nights that another calendar joined since are its own", async () => {
    const listingId = await someListing();
    const id = await add(listingId, stay(10, 12));
    await services.db.update(occupiedNights).set({ calendars: 1 }).where(eq(occupiedNights.propertyId, listingId));
    await add(listingId, stay(14, 16));
    await expect(change(id, stay(11, 15))).rejects.toMatchObject(taken("June 14 is held by Maria's booking", 14));
    expect(await kinds(listingId)).toEqual(["10 manual", "11 manual", "14 manual", "15 manual"]);
    await change(id, stay(11, 13));
    expect(await kinds(listingId)).toEqual(["10 import", "11 manual", "12 manual", "14 manual", "15 manual"]);
  });

  test("of a stay from long ago is fine while its dates stay", async () => {
    const id = await add(await someListing(), stay(1, 3));
    services.clock.set("2029-06-01T12:00:00Z");
    await change(id, stay(1, 3));
    await expect(change(id, stay(1, 4), 2)).rejects.toMatchObject({ code: "manual_too_long_ago" });
  });
});

describe("elsewhere", () => {
  test("other calendars see it as taken under one lasting id, without its name", async () => {
    const listingId = await someListing();
    const id = await add(listingId, stay(10, 12));
    await add(listingId, stay(12, 13));
    await blockDates(host, { listingIds: [listingId], first: day(13), last: day(13) });
    const given = await ownNights(host, listingId, day(1));
    expect(given.map(({ kind, firstNight, endNight }) => [kind, firstNight, endNight])).toEqual([
      ["manual", day(10), day(12)],
      ["manual", day(12), day(13)],
      ["block", day(13), day(14)],
    ]);
    expect(given[0]?.id).toBe(id);
    expect(JSON.stringify(given)).not.toContain("Maria");
  });

  test("it goes with the listing, unless it is over, and with the host's account", async () => {
    const listingId = await someListing();
    await book(services, guest, { listingId, ...stay(20, 22) });
    const over = { beginsAt: new Date("2020-01-01"), endsAt: new Date("2020-01-02") };
    await services.db.update(bookings).set(over).where(eq(bookings.propertyId, listingId));
    const id = await add(listingId, stay(10, 12));
    const past = await add(listingId, { checkIn: "2026-06-03", checkOut: "2026-06-05" });
    await deleteListing(host, listingId);
    await expect(readManualBooking(host, id)).rejects.toMatchObject({ status: 404 });
    expect(await readManualBooking(host, past)).toMatchObject({ listing: { offer: "ended" } });
    await forgetManualBookings(host, host.actor?.id ?? "");
    expect(await services.db.$count(manualBookings, eq(manualBookings.hostId, host.actor?.id ?? ""))).toBe(0);
  });
});
