import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { book, cancelByHost } from "../../../../tests/support/bookings.ts";
import { ask, change, nightsHeld, stayMaker } from "../../../../tests/support/changes.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { addDays, nightsOf } from "../../availability/index.ts";
import { blockDates } from "../../availability/index.server.ts";
import { auditMoney } from "../audit/audit-money.server.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { applyChange } from "./apply-change.server.ts";
import { NO_CHARTER } from "./change.rules.ts";
import { answerChangeRequest } from "./answer-change-request.server.ts";
import { withdrawChangeRequest } from "./withdraw-change-request.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db } = services;
const bookedStay = await stayMaker(services);
const other = await newPerson(services, "Olga Other");

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const RIVALS = 16;
const ROUNDS = 5;

const countDeadlocks = async () =>
  Number((await db.execute<{ n: string }>(sql`select deadlocks as n from pg_stat_database where datname = current_database()`)).rows[0]?.n);

/** Why each attempt was refused; null for one that was not. Anything but a refusal is a fault. */
const outcomesOf = async (attempts: Promise<unknown>[]): Promise<(string | null)[]> =>
  (await Promise.allSettled(attempts)).map((result) => {
    if (result.status === "fulfilled") return null;
    if (result.reason instanceof AppError) return result.reason.code;
    throw result.reason;
  });

/** Every confirmed stay holds exactly its nights, nothing else is held, the money is right, and nobody waited in a circle. */
async function expectAllInOrder(listingId: string): Promise<void> {
  const rows = await db.select().from(bookings).where(eq(bookings.propertyId, listingId));
  const held = rows.filter(({ status }) => status === "confirmed").flatMap((row) => nightsOf(row));
  const { rows: nights } = await db.execute<{ night: string }>(
    sql`select night::text from occupied_nights where property_id = ${listingId} and booking_id is not null`,
  );
  expect(nights.map(({ night }) => night).toSorted()).toEqual(held.toSorted());
  await auditMoney.run(testCtx(services), {});
  expect(await countDeadlocks()).toBe(0);
}

test("of sixteen who change into the same nights, one gets them and the others keep what they have", async () => {
  const { guest, listingId, bookingId } = await bookedStay();
  const rivals = [bookingId];
  for (let index = 1; index < RIVALS; index++) {
    const checkIn = addDays("2027-06-13", index * 3);
    rivals.push(await book(services, guest, { listingId, checkIn, checkOut: addDays(checkIn, 3) }));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const checkIn = addDays("2027-09-01", round * 4);
    const wanted = { checkIn, checkOut: addDays(checkIn, 3) };
    const outcomes = await outcomesOf(rivals.map((id) => change(services, guest, id, wanted)));
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(outcomes.filter((code) => code === "dates_taken")).toHaveLength(RIVALS - 1);
  }
  await expectAllInOrder(listingId);
});

test("two who change into each other's nights are both refused, and don't wait for each other in a circle", async () => {
  const { guest, listingId, bookingId } = await bookedStay();
  const otherId = await book(services, guest, { listingId, checkIn: "2027-06-20", checkOut: "2027-06-23" });
  const swap = async (id: string, checkIn: string, checkOut: string) =>
    transact(testCtx(services), async (tx) => {
      const booking = await lockBooking(tx, id);
      if (booking)
        await applyChange(tx, booking, { ...booking, ...NO_CHARTER, checkIn, checkOut }, { wasApproved: false, askedBy: "guest" });
    });
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.allSettled([swap(bookingId, "2027-06-20", "2027-06-23"), swap(otherId, "2027-06-10", "2027-06-13")]);
    expect(outcomes).toMatchObject([{ reason: { code: "dates_taken" } }, { reason: { code: "dates_taken" } }]);
  }
  await expectAllInOrder(listingId);
});

test("many who move about in the same weeks all come to an end", async () => {
  const { guest, listingId, bookingId } = await bookedStay();
  const ids = [bookingId];
  for (const start of [14, 17, 20, 23, 26])
    ids.push(await book(services, guest, { listingId, checkIn: `2027-06-${start}`, checkOut: `2027-06-${start + 2}` }));
  for (let round = 0; round < ROUNDS; round++) {
    const moves = ids.map(async (id, index) => {
      const checkIn = addDays("2027-06-08", ((index * 7 + round * 5) % 20) + 1);
      await change(services, guest, id, { checkIn, checkOut: addDays(checkIn, 2 + ((index + round) % 4)) });
    });
    for (const code of await outcomesOf(moves)) expect([null, "dates_taken", "nothing_changed"]).toContain(code);
    await expectAllInOrder(listingId);
  }
});

test("a change and another guest's booking: one of them", async () => {
  const { guest, listingId, bookingId } = await bookedStay();
  for (let round = 0; round < ROUNDS; round++) {
    const checkIn = addDays("2027-07-01", round * 5);
    const stay = { checkIn, checkOut: addDays(checkIn, 3) };
    const shifted = { checkIn: addDays(checkIn, 1), checkOut: addDays(checkIn, 4) };
    const outcomes = await outcomesOf([change(services, guest, bookingId, stay), book(services, other, { listingId, ...shifted })]);
    expect(new Set(outcomes)).toEqual(new Set(["dates_taken", null]));
  }
  await expectAllInOrder(listingId);
});

test("a change and the host's block: one of them", async () => {
  const { guest, host, listingId, bookingId } = await bookedStay();
  for (let round = 0; round < ROUNDS; round++) {
    const checkIn = addDays("2027-07-01", round * 5);
    const stay = { checkIn, checkOut: addDays(checkIn, 3) };
    const block = blockDates(await visitOf(services, host), {
      listingIds: [listingId],
      first: addDays(checkIn, 2),
      last: addDays(checkIn, 3),
      reason: "",
    });
    const outcomes = await outcomesOf([change(services, guest, bookingId, stay), block]);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
  }
  await expectAllInOrder(listingId);
});

test("a change and a cancellation: the nights are free, and the refund is of what was paid", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { guest, listingId, bookingId } = await bookedStay();
    const visit = await visitOf(services, guest);
    const outcomes = await outcomesOf([
      change(services, guest, bookingId, { checkIn: "2027-06-12", checkOut: "2027-06-16" }),
      cancelBooking(visit, bookingId, { refundCents: 35_000 }),
    ]);
    const { phase, changes } = await readBooking(visit, bookingId);
    const nights = await nightsHeld(services, listingId);
    const isCancelled = phase === "cancelled";
    expect({ outcomes, changes, nights }).toEqual(
      isCancelled
        ? { outcomes: ["already_cancelled", null], changes: 0, nights: "" }
        : { outcomes: [null, "refund_changed"], changes: 1, nights: "12 13 14 15" },
    );
    await expectAllInOrder(listingId);
  }
});

test("approving, withdrawing and cancelling at once: one of them decides", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    services.clock.set("2027-06-01T12:00:00Z");
    const { guest, host, listingId, bookingId } = await bookedStay();
    services.clock.set("2027-06-08T12:00:00Z");
    const requestId = await ask(services, guest, bookingId, { checkIn: "2027-06-12", checkOut: "2027-06-16" });
    const [asGuest, asHost] = [await visitOf(services, guest), await visitOf(services, host)];
    const [approved, , cancelled] = await outcomesOf([
      answerChangeRequest(asHost, requestId, { answer: "approved" }),
      withdrawChangeRequest(asGuest, requestId),
      cancelByHost(asHost, bookingId, 38_600),
    ]);
    const { phase, changes } = await readBooking(asGuest, bookingId);
    expect(changes).toBe(approved === null ? 1 : 0);
    expect(cancelled).toBe(phase === "cancelled" ? null : "refund_changed");
    expect(approved === null && cancelled === null).toBe(false);
    await expectAllInOrder(listingId);
  }
});
