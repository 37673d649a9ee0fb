import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newSailingBoat, paidCharter, type SailingBoat, startCharter } from "../../../../tests/support/charter-trips.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { CARDS, enterCard, payStay, runPaymentJobs } from "../../../../tests/support/paid-stays.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { heldTimes } from "../../availability/hours/hours.tables.server.ts";
import { readStarts } from "../../charters/index.server.ts";
import { departures, departureSeats } from "../../charters/charter.tables.server.ts";
import { payments } from "../../payments/operations/payment.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readCheckout } from "../checkout/checkout.view.server.ts";
import { returnFromPayment } from "../checkout/return-from-payment.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { cancelDeparture } from "./cancel-departure.server.ts";
import { CancelDepartureInput } from "./departure.schema.ts";
import { readDeparture } from "./read-departure.server.ts";
import { reopenDeparture } from "./reopen-departure.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const DAY = "2027-07-20";
const START = "18:00";

let ada: Person;
let bo: Person;
let host: Person;
let boat: SailingBoat;

beforeEach(async () => {
  clock.set("2027-06-01T12:00:00Z");
  [ada, bo, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Bo Guest"), await newPerson(services, "Hal Host")];
  boat = await newSailingBoat(services, host);
});

const ofHost = () => visitOf(services, host);
const sunset = (guests: number) => ({ boat, packageId: boat.seatsId, day: DAY, start: START, guests });
const seat = (guest: Person, guests: number) => {
  clock.advance(60);
  return paidCharter(services, guest, sunset(guests));
};
const departureId = async () => {
  const [row] = await db.select({ id: departures.id }).from(departures).where(eq(departures.propertyId, boat.id));
  return row?.id ?? "";
};
const read = async () => readDeparture(await ofHost(), await departureId());
const draft = (refundCents: number, more: object = {}) => CancelDepartureInput.parse({ refundCents, reason: "weather", ...more });
const cancelAll = async (more: object = {}) => {
  const { cancelling } = await read();
  await cancelDeparture(await ofHost(), await departureId(), draft(cancelling?.refundCents ?? 0, more));
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const startsOf = async () => {
  const starts = await readStarts(testCtx(services), boat.id, { day: DAY, days: 1 });
  return starts.filter(({ packageId, start }) => packageId === boat.seatsId && start === START);
};
const emailsTo = async ({ email }: Person) => {
  await runPaymentJobs(services);
  return db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email)).orderBy(asc(outboxMessages.id));
};
const newest = async (person: Person) => (await emailsTo(person)).at(-1);
const refundOf = async (bookingId: string) =>
  (await ledgerOf(services, bookingId)).filter(({ kind, account }) => kind === "refund" && account === "guest").map(({ amount }) => amount);

describe("a departure", () => {
  test("is read by its host with who is on board and what it comes to", async () => {
    const first = await seat(ada, 3);
    const second = await seat(bo, 2);
    await startCharter(services, await newPerson(services), sunset(4));
    expect(await read()).toMatchObject({
      listing: { id: boat.id, title: "Blue Pearl", city: "Split" },
      packageName: "Sunset by the seat",
      phase: "upcoming",
      checkIn: DAY,
      checkOut: DAY,
      hours: { startsAt: "18:00", returnsAt: "20:00", timeZone: "Europe/Zagreb" },
      seats: 12,
      seatsBooked: 5,
      seatsHeld: 4,
      bookings: [
        { id: first, seats: 3, totalCents: 134_400, payoutCents: 120_000, guest: { fullName: "Ada Guest", email: ada.email } },
        { id: second, seats: 2, totalCents: 89_600, payoutCents: 80_000, guest: { fullName: "Bo Guest" } },
      ],
      totals: { bookings: 2, guests: 5, paidCents: 224_000, payoutCents: 200_000 },
      cancelling: { refundCents: 224_000 },
      isReopenable: false,
    });
  });

  test("is there for its host alone", async () => {
    await seat(ada, 1);
    const id = await departureId();
    for (const person of [ada, await newPerson(services)]) {
      const visit = await visitOf(services, person);
      expect(await code(readDeparture(visit, id))).toBe("departure_not_found");
      expect(await code(cancelDeparture(visit, id, draft(44_800)))).toBe("departure_not_found");
      expect(await code(reopenDeparture(visit, id))).toBe("departure_not_found");
    }
    expect(await code(readDeparture(testCtx(services), id))).toBe("sign_in_required");
    expect(await code(cancelDeparture(testCtx(services), id, draft(44_800)))).toBe("sign_in_required");
    expect(await code(readDeparture(await ofHost(), crypto.randomUUID()))).toBe("departure_not_found");
  });
});

describe("cancelling a departure", () => {
  test("cancels every booking with a full refund and the same reason, and tells everybody", async () => {
    const [first, second] = [await seat(ada, 3), await seat(bo, 2)];
    const before = (await emailsTo(host)).length;
    await cancelAll({ message: "Gale warning." });
    expect([await refundOf(first), await refundOf(second)]).toEqual([[134_400], [89_600]]);
    for (const [guest, id] of [
      [ada, first],
      [bo, second],
    ] as const) {
      const booking = await readBooking(await visitOf(services, guest), id);
      expect(booking).toMatchObject({ phase: "cancelled", cancelledBy: "host", cancelReason: "weather", refundCents: booking.totalCents });
      expect((await newestEmail(services, guest.email))?.text).toContain("Hal: Gale warning.");
      const cancelled = (await emailsTo(guest)).find(({ subject }) => subject.startsWith("Booking cancelled"));
      expect(cancelled?.text).toContain("Reason: Weather, by the captain.");
    }
    const rows = await db
      .select()
      .from(payments)
      .where(inArray(payments.bookingId, [first, second]));
    expect(rows.map(({ captured, refunded }) => captured - refunded)).toEqual([0, 0]);
    const toHost = (await emailsTo(host)).slice(before);
    expect(toHost.map(({ subject }) => subject)).toEqual(["Departure cancelled: Blue Pearl"]);
    expect(toHost[0]?.text).toContain("2 bookings cancelled, $2,240 refunded in all.");
    expect(toHost[0]?.text).toContain("Sunset by the seat on Blue Pearl, Tue, Jul 20, 2027, 6:00 PM to 8:00 PM, Split time (GMT+2)");
    expect(await read()).toMatchObject({
      phase: "cancelled",
      cancelReason: "weather",
      seatsBooked: 0,
      cancelling: null,
      isReopenable: true,
    });
    expect((await read()).bookings[0]).toMatchObject({ phase: "cancelled", guest: { email: "", phone: "" } });
  });

  test("frees the boat, but nobody can book that start until it is offered again", async () => {
    await seat(ada, 3);
    await cancelAll();
    expect(await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id))).toEqual([]);
    expect(await startsOf()).toEqual([]);
    expect(await code(startCharter(services, bo, sunset(2)))).toBe("start_taken");
    await reopenDeparture(await ofHost(), await departureId());
    expect(await startsOf()).toMatchObject([{ seatsLeft: 12 }]);
    await seat(bo, 2);
    expect(await read()).toMatchObject({ phase: "upcoming", seatsBooked: 2, cancelReason: null });
    expect(await code(reopenDeparture(await ofHost(), await departureId()))).toBe("departure_not_cancelled");
  });

  test("ends what is being paid for: nothing is taken, and the guest is told", async () => {
    await seat(ada, 1);
    const checkoutId = await startCharter(services, bo, sunset(2));
    await cancelAll({ reason: "too_few_guests" });
    const visit = await visitOf(services, bo);
    expect(await readCheckout(visit, checkoutId)).toMatchObject({ phase: "cancelled" });
    const { subject, text } = (await newest(bo)) ?? {};
    expect(subject).toBe("Trip cancelled: Blue Pearl");
    expect(text).toContain("Reason: Too few guests.");
    expect(text).toContain("You weren't charged.");
    await enterCard(services, bo, checkoutId, CARDS.pays).catch(() => null);
    await returnFromPayment(visit, checkoutId).catch(() => null);
    await runPaymentJobs(services);
    expect(await readCheckout(visit, checkoutId)).toMatchObject({ phase: "cancelled", bookingId: null });
    const [payment] = await db.select().from(payments).where(eq(payments.subjectId, checkoutId));
    expect((payment?.captured ?? 0) - (payment?.refunded ?? 0)).toBe(0);
    expect(
      await db
        .select()
        .from(departureSeats)
        .where(eq(departureSeats.departureId, await departureId())),
    ).toEqual([]);
  });

  test("declines what waits for the host's answer", async () => {
    boat = await newSailingBoat(services, host, { instantFromDays: null });
    const checkoutId = await startCharter(services, bo, sunset(2));
    await payStay(services, bo, checkoutId);
    await cancelAll({ reason: "repairs", message: "The engine broke." });
    expect(await readCheckout(await visitOf(services, bo), checkoutId)).toMatchObject({ phase: "declined", declineReason: "repairs" });
    expect(await read()).toMatchObject({ phase: "cancelled", seatsHeld: 0 });
  });

  test("is refused with refunds that have changed, and says which, and cancels nothing", async () => {
    const first = await seat(ada, 3);
    const { cancelling } = await read();
    await seat(bo, 1);
    await expect(cancelDeparture(await ofHost(), await departureId(), draft(cancelling?.refundCents ?? 0))).rejects.toMatchObject({
      code: "departure_changed",
      details: { data: { refundCents: 179_200 } },
    });
    expect(await readBooking(await ofHost(), first)).toMatchObject({ phase: "upcoming" });
    expect(await refundOf(first)).toEqual([]);
  });

  test("is refused from its start on, a second time, and for another reason without a word why", async () => {
    await seat(ada, 1);
    expect(CancelDepartureInput.safeParse({ refundCents: 1, reason: "other" }).error?.issues[0]?.message).toBe("Tell your guests why");
    expect(CancelDepartureInput.safeParse({ refundCents: 1, reason: "guest_asked" }).success).toBe(false);
    clock.set("2027-07-20T16:00:00Z");
    expect(await code(cancelDeparture(await ofHost(), await departureId(), draft(44_800)))).toBe("departure_has_begun");
    clock.set("2027-07-20T15:59:59Z");
    await cancelAll();
    expect(await code(cancelDeparture(await ofHost(), await departureId(), draft(0)))).toBe("departure_cancelled");
    clock.set("2027-07-20T16:00:00Z");
    expect(await code(reopenDeparture(await ofHost(), await departureId()))).toBe("departure_is_over");
  });
});

describe("at the same moment", () => {
  test("two tabs of the host cancel once", async () => {
    const first = await seat(ada, 3);
    const [visit, id] = [await ofHost(), await departureId()];
    const outcomes = await Promise.all([1, 2, 3].map(() => code(cancelDeparture(visit, id, draft(134_400)))));
    expect(new Map(outcomes.map((outcome) => [outcome, outcomes.filter((other) => other === outcome).length]))).toEqual(
      new Map([
        ["done", 1],
        ["departure_cancelled", 2],
      ]),
    );
    expect(await refundOf(first)).toEqual([134_400]);
  });

  test("a guest takes a seat, another one cancels, a third one pays, and the host cancels: nobody is left on a cancelled departure", async () => {
    const others = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => newPerson(services)));
    const outcomes: (string | undefined)[] = [];
    for (const [round, late] of others.entries()) {
      clock.set("2027-06-01T12:00:00Z");
      boat = await newSailingBoat(services, host);
      const mine = await seat(ada, 2);
      const paying = await startCharter(services, bo, sunset(2));
      const [visit, id] = [await ofHost(), await departureId()];
      const [guest] = [await visitOf(services, ada)];
      const { refundCents = 0 } = (await readBooking(guest, mine)).viewer.cancelling ?? {};
      const works = [
        () => code(startCharter(services, late, sunset(3))),
        () => code(payStay(services, bo, paying)),
        ...(round % 2 === 0 ? [() => code(cancelBooking(guest, mine, { refundCents }))] : []),
      ];
      const [outcome, ...theirs] = await Promise.all([code(cancelDeparture(visit, id, draft(89_600))), ...works.map((work) => work())]);
      outcomes.push(outcome);
      // Refused by a rule, never by a deadlock.
      expect(theirs).not.toContain(undefined);
      await runPaymentJobs(services);
      const [departure] = await db.select().from(departures).where(eq(departures.id, id));
      const standing = await db
        .select()
        .from(bookings)
        .where(and(eq(bookings.departureId, id), eq(bookings.status, "confirmed")));
      expect(["done", "departure_changed"]).toContain(outcome);
      expect(departure?.cancelledAt !== null).toBe(outcome === "done");
      expect(outcome === "done" ? [departure?.taken, standing.length] : [0, 0]).toEqual([0, 0]);
    }
    expect(outcomes).toHaveLength(8);
  });
});
