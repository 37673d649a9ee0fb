import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { ask, change, changesInLedger, stayMaker } from "../../../../tests/support/changes.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { saveRules } from "../../availability/index.server.ts";
import { RulesInput } from "../../availability/rules/rules.schema.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { auditMoney } from "../audit/audit-money.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { answerChangeRequest } from "./answer-change-request.server.ts";
import { previewChange } from "./preview-change.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db } = services;
const bookedStay = await stayMaker(services);
const other = await newPerson(services, "Olga Other");

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const days = (first: number, end: number, guests?: number) => ({ checkIn: day(first), checkOut: day(end), guests });
const rowOf = async (bookingId: string) => (await db.select().from(bookings).where(eq(bookings.id, bookingId)))[0];

describe("the price of a changed stay", () => {
  test("charges extra guests what they would have paid when it was booked, and gives it back when they don't come", async () => {
    const { guest, host, listingId } = await bookedStay();
    const rulesAt = (extraGuestCents: number) => RulesInput.parse({ guestsIncluded: 1, extraGuestCents, monthlyDiscountPercent: 5 });
    await saveRules(await visitOf(services, host), listingId, rulesAt(1_000));
    const bookingId = await book(services, guest, { listingId, ...days(20, 23), guests: 2 });
    await saveRules(await visitOf(services, host), listingId, rulesAt(7_000));
    const visit = await visitOf(services, guest);
    expect((await readBooking(visit, bookingId)).quote.lines).toMatchObject([{ label: "1 extra guest", amount: { cents: 3_000 } }]);
    await change(services, guest, bookingId, days(20, 23, 3));
    expect(await readBooking(visit, bookingId)).toMatchObject({
      quote: { lines: [{ label: "2 extra guests", amount: { cents: 6_000 } }], subtotal: { cents: 36_000 } },
    });
    await change(services, guest, bookingId, days(20, 23, 1));
    expect(await readBooking(visit, bookingId)).toMatchObject({ quote: { subtotal: { cents: 30_000 } } });
    expect((await changesInLedger(services, bookingId)).map(([, account, amount]) => [account, amount])).toEqual([
      ["guest", -3_300],
      ["service_fee", 300],
      ["payout_due", 3_000],
      ["guest", 6_000],
      ["payout_due", -6_000],
    ]);
  });

  test("takes a discount for length away with the length", async () => {
    const { guest, host, listingId } = await bookedStay();
    await saveRules(await visitOf(services, host), listingId, RulesInput.parse({ monthlyDiscountPercent: 50, weeklyDiscountPercent: 10 }));
    const bookingId = await book(services, guest, { listingId, checkIn: "2027-07-01", checkOut: "2027-07-29" });
    await saveRules(await visitOf(services, host), listingId, RulesInput.parse({}));
    const visit = await visitOf(services, guest);
    await change(services, guest, bookingId, { checkIn: "2027-07-01", checkOut: "2027-07-09" });
    expect((await readBooking(visit, bookingId)).quote).toMatchObject({
      nights: Array.from({ length: 8 }, () => ({ price: { cents: 10_000 } })),
      lines: [{ label: "Weekly discount −10%", amount: { cents: -8_000 } }],
      subtotal: { cents: 72_000 },
    });
    await change(services, guest, bookingId, { checkIn: "2027-07-01", checkOut: "2027-07-03" });
    expect((await readBooking(visit, bookingId)).quote).toMatchObject({ lines: [], subtotal: { cents: 20_000 } });
    await auditMoney.run(testCtx(services), {});
  });

  test("shows nightly prices, the discount and extra guests as they are, however often it changes", async () => {
    const { guest, host, listingId } = await bookedStay();
    const rules = { weekendPriceCents: 22_500, weeklyDiscountPercent: 10, guestsIncluded: 4, extraGuestCents: 2_000 };
    await saveRules(await visitOf(services, host), listingId, RulesInput.parse(rules));
    await db.update(properties).set({ pricePerNight: 18_500, capacity: 8 }).where(eq(properties.id, listingId));
    const bookingId = await book(services, guest, { listingId, checkIn: "2027-07-06", checkOut: "2027-07-14", guests: 6 });
    const visit = await visitOf(services, guest);
    await change(services, guest, bookingId, { checkIn: "2027-07-06", checkOut: "2027-07-11", guests: 6 });
    expect((await readBooking(visit, bookingId)).quote).toMatchObject({
      nights: [18_500, 18_500, 18_500, 22_500, 22_500].map((cents) => ({ price: { cents } })),
      lines: [{ label: "2 extra guests", amount: { cents: 20_000 } }],
      subtotal: { cents: 120_500 },
    });
    await change(services, guest, bookingId, { checkIn: "2027-07-06", checkOut: "2027-07-14", guests: 5 });
    expect((await readBooking(visit, bookingId)).quote).toMatchObject({
      lines: [
        { label: "Weekly discount −10%", amount: { cents: -15_600 } },
        { label: "1 extra guest", amount: { cents: 16_000 } },
      ],
    });
  });

  test("keeps the discount of a stay that was booked early, and gives none of the last minute for waiting", async () => {
    const { guest, host, listingId } = await bookedStay();
    const rules = { earlyBirdDays: 30, earlyBirdPercent: 8, lastMinuteDays: 20, lastMinutePercent: 30 };
    await saveRules(await visitOf(services, host), listingId, RulesInput.parse(rules));
    const bookingId = await book(services, guest, { listingId, checkIn: "2027-07-10", checkOut: "2027-07-13" });
    services.clock.set("2027-06-25T12:00:00Z");
    await change(services, guest, bookingId, { checkIn: "2027-07-10", checkOut: "2027-07-12" });
    const { quote } = await readBooking(await visitOf(services, guest), bookingId);
    expect(quote.lines).toMatchObject([{ label: "Early-bird discount −8%", amount: { cents: -1_600 } }]);
  });

  test("keeps the discount of a gap while its dates stay, and gives it to no stay that fills none", async () => {
    const { guest, host, listingId } = await bookedStay();
    await saveRules(await visitOf(services, host), listingId, RulesInput.parse({ gapNights: 3, gapPercent: 20 }));
    await book(services, other, { listingId, ...days(15, 18) });
    const bookingId = await book(services, guest, { listingId, ...days(13, 15) });
    const visit = await visitOf(services, guest);
    const linesOf = async () => (await readBooking(visit, bookingId)).quote.lines.map(({ label }) => label);
    expect(await linesOf()).toEqual(["Gap discount −20%"]);
    await saveRules(await visitOf(services, host), listingId, RulesInput.parse({}));
    await change(services, guest, bookingId, days(13, 15, 2));
    expect(await linesOf()).toEqual(["Gap discount −20%"]);
    await change(services, guest, bookingId, days(20, 22, 2));
    expect(await linesOf()).toEqual([]);
  });

  test("a guest who shortens a stay and cancels it then leaves the same service fee as one who only cancels", async () => {
    const { guest, bookingId } = await bookedStay();
    const visit = await visitOf(services, guest);
    expect((await previewChange(visit, bookingId, days(10, 11, 1) as never)).quote.serviceFee.cents).toBe(3_600);
    await change(services, guest, bookingId, days(10, 11));
    const { viewer } = await readBooking(visit, bookingId);
    await cancelBooking(visit, bookingId, { refundCents: viewer.cancelling?.refundCents ?? 0 });
    expect((await rowOf(bookingId))?.serviceFee).toBe(3_600);
    const fees = await ledgerOf(services, bookingId);
    expect(fees.filter(({ account }) => account === "service_fee").reduce((sum, { amount }) => sum + amount, 0)).toBe(3_600);
    await auditMoney.run(testCtx(services), {});
  });

  test("ends what the host suggests, which was made for another stay, and tells them", async () => {
    const { guest, host, bookingId } = await bookedStay();
    const requestId = await ask(services, host, bookingId, days(11, 14));
    await change(services, guest, bookingId, days(20, 22));
    expect((await readBooking(await visitOf(services, guest), bookingId)).changeRequest).toBeNull();
    await expect(answerChangeRequest(await visitOf(services, guest), requestId, { answer: "approved" })).rejects.toMatchObject({
      code: "change_request_over",
    });
    await newestEmail(services, host.email);
    const emails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, host.email));
    expect(emails.map(({ text }) => text)).toContainEqual(
      expect.stringContaining("The booking at The quiet house has changed since, so your suggestion no longer applies."),
    );
  });
});
