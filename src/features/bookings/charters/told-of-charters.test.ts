import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { cancelByHost } from "../../../../tests/support/bookings.ts";
import { newSailingBoat, paidCharter, type SailingBoat, startCharter } from "../../../../tests/support/charter-trips.ts";
import { enterCard, CARDS, payStay, runPaymentJobs } from "../../../../tests/support/paid-stays.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { notifications } from "../../notifications/notification.tables.server.ts";
import { payments } from "../../payments/operations/payment.tables.server.ts";
import { paymentProvider } from "../../payments/providers/open-provider.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { returnFromPayment } from "../checkout/return-from-payment.server.ts";
import { markNoShow } from "../host-booking/mark-no-show.server.ts";
import { sweepCheckouts } from "../checkout/ending/lapse-checkouts.server.ts";
import { declineRequest } from "../requests/decline-request.server.ts";
import { withdrawRequest } from "../requests/withdraw-request.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const DAY = "2027-07-20";
const MORNING = "Tue, Jul 20, 2027, 8:00 AM to 12:00 PM, Split time (GMT+2)";
const NIGHTLY = /\bnights?\b|check-in|check-out/i;

let guest: Person;
let host: Person;
let boat: SailingBoat;

beforeEach(async () => {
  clock.set("2027-06-01T12:00:00Z");
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  boat = await newSailingBoat(services, host);
});

const ofGuest = () => visitOf(services, guest);
const ofHost = () => visitOf(services, host);
const emailsTo = async ({ email }: Person) => {
  await runPaymentJobs(services);
  return db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email)).orderBy(asc(outboxMessages.id));
};
/** The newest one, in which nobody talks of nights. */
async function told(person: Person) {
  const { subject = "", text = "", attachments } = (await emailsTo(person)).at(-1) ?? {};
  expect(`${subject} ${text}`).not.toMatch(NIGHTLY);
  return { subject, text, attachments };
}
const bannersOf = async (person: Person) => {
  const personId = (await visitOf(services, person)).actor?.id ?? "";
  return (await db.select().from(notifications).where(eq(notifications.personId, personId))).map(({ title, text }) => `${title}: ${text}`);
};

describe("of a charter", () => {
  test("both sides read the confirmation with its times at the marina", async () => {
    await paidCharter(services, guest, { boat, day: DAY, extras: boat.extraIds });
    const toGuest = await told(guest);
    expect(toGuest.text).toContain("Your trip on Blue Pearl is confirmed for 4 guests.");
    expect(toGuest.text).toContain(`Half day, with captain: ${MORNING}.`);
    expect(toGuest.text).toContain("Refundable until Jul 19, 8:00 AM, except the $48 service fee. After that, no refund.");
    const toHost = await told(host);
    expect(toHost.text).toContain(`Half day, with captain: ${MORNING}.`);
    expect(toHost.text).toContain("Your payout is $425.");
    expect((await bannersOf(guest)).join("\n")).toContain(`You're going aboard Blue Pearl: Booked for ${MORNING}.`);
  });

  test("a week without a captain says where it begins and ends, and its host reads the license", async () => {
    await paidCharter(services, guest, { boat, packageId: boat.weekId, day: "2027-07-24", start: "17:00", crew: "bareboat" });
    expect((await told(guest)).text).toContain("You start at ACI Marina, pier 4 and return at Marina Kaštela.");
    const { text } = await told(host);
    expect(text).toContain("A week, bareboat: Sat, Jul 24, 5:00 PM to Sat, Jul 31, 2027, 9:00 AM, Split time (GMT+2).");
    expect(text).toContain("License: ICC, HR-123, issued in Norway.");
  });

  test("a request says when it is, and how it ended", async () => {
    boat = await newSailingBoat(services, host, { instantFromDays: null });
    const ask = async (start: string) => {
      const checkoutId = await startCharter(services, guest, { boat, day: DAY, start });
      await payStay(services, guest, checkoutId);
      return checkoutId;
    };
    const declined = await ask("08:00");
    expect((await told(host)).text).toContain(`asks to book Blue Pearl: ${MORNING}, 4 guests.`);
    expect((await told(guest)).text).toContain("We hold your time until then.");
    await declineRequest(await ofHost(), declined, { reason: "other", message: "" });
    expect((await told(guest)).text).toContain(`You asked for ${MORNING}, 4 guests.`);
    await withdrawRequest(await ofGuest(), await ask("09:00"));
    expect((await told(host)).text).toContain("9:00 AM to 1:00 PM, Split time (GMT+2)). The time can be booked again.");
    await ask("10:00");
    clock.set("2027-06-03T12:00:00Z");
    await sweepCheckouts(testCtx(services));
    expect((await told(host)).text).toContain("wasn't answered in time. The time can be booked again.");
    expect((await told(guest)).text).toContain("Similar boats may be free at that time.");
  });

  test("a captain who cancels for the weather gives everything back", async () => {
    const bookingId = await paidCharter(services, guest, { boat, day: DAY });
    const { viewer } = await readBooking(await ofHost(), bookingId);
    expect(viewer.cancelling?.refundCents).toBe(44_800);
    await cancelByHost(await ofHost(), bookingId, 44_800, { reason: "weather" });
    const { text } = await told(guest);
    expect(text).toContain("Your host had to cancel your trip on Blue Pearl.");
    expect(text).toContain("Reason: Weather, by the captain.");
    expect(text).toContain("We'll refund $448 of the $448 paid.");
    expect((await told(host)).text).toContain("The time can be booked again.");
  });

  test("a payment that can't be collected names the trip", async () => {
    const checkoutId = await startCharter(services, guest, { boat, day: DAY });
    await payStay(services, guest, checkoutId);
    const [payment] = await db.select().from(payments).where(eq(payments.subjectId, checkoutId));
    expect(payment?.label).toBe(`Blue Pearl, ${MORNING}`);
    await paymentProvider(services).void({ key: crypto.randomUUID(), ref: payment?.ref ?? "" });
    expect((await told(guest)).text).toContain(`We couldn't charge your card $448 for Blue Pearl (${MORNING}).`);
    expect((await told(host)).text).toContain("the time can be booked again");
  });

  test("who pays too late reads that the time is gone", async () => {
    const checkoutId = await startCharter(services, guest, { boat, day: DAY });
    await enterCard(services, guest, checkoutId, CARDS.pays);
    clock.set("2027-06-01T13:00:00Z");
    await paidCharter(services, await newPerson(services), { boat, day: DAY });
    await returnFromPayment(await ofGuest(), checkoutId);
    expect((await told(guest)).text).toContain(
      `Your payment for Blue Pearl (${MORNING}) reached us after your time was released, so we couldn't book it.`,
    );
  });

  test("a guest who didn't come is told so, from the start on", async () => {
    const bookingId = await paidCharter(services, guest, { boat, day: DAY });
    clock.set("2027-07-20T05:59:00Z");
    await expect(markNoShow(await ofHost(), bookingId)).rejects.toMatchObject({ code: "no_show_too_early" });
    clock.set("2027-07-20T06:00:00Z");
    await markNoShow(await ofHost(), bookingId);
    const { subject, text } = await told(guest);
    expect(subject).toContain("You were reported as a no-show on Blue Pearl");
    expect(text).toContain("so the trip isn't refunded");
  });
});
