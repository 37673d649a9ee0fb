import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { heldFor } from "../../payments/index.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { beginBooking } from "../reserving/begin-booking.server.ts";
import { readCheckout } from "../checkout/checkout.view.server.ts";
import { reserveDates } from "../reserving/reserve-dates.server.ts";
import { approveRequest } from "./approve-request.server.ts";
import { withdrawRequest } from "./withdraw-request.server.ts";

/** Where the operator takes the money elsewhere. */
const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
const TOTAL = 38_600;

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

async function someStay(instantFromDays: number | null) {
  const hostVisit = await visitOf(services, await newPerson(services, "Hanna Host"));
  const { id: listingId } = await newListing(services, { hostId: hostVisit.actor?.id, instantFromDays });
  const visit = await visitOf(services, await newPerson(services));
  const input = { listingId, checkIn: "2027-06-20", checkOut: "2027-06-23", guests: 1, totalCents: TOTAL, key: newKey() };
  return { hostVisit, visit, listingId, input, form: { ...input, acceptsRules: "yes" as const, message: "" } };
}

const checkoutOf = (begun: Awaited<ReturnType<typeof beginBooking>>) => ("checkoutId" in begun ? begun.checkoutId : "");

test("the host is asked at once, and accepting makes the booking with its ledger", async () => {
  const { hostVisit, visit, listingId, form } = await someStay(null);
  const begun = await beginBooking(visit, form);
  expect(begun).toMatchObject({ payUrl: null });
  const checkoutId = checkoutOf(begun);
  expect(await readCheckout(visit, checkoutId)).toMatchObject({ phase: "asked", payment: null });
  expect(await beginBooking(visit, form)).toEqual({ checkoutId, payUrl: null });
  const { bookingId } = await approveRequest(hostVisit, checkoutId);
  expect(await db.select().from(bookings).where(eq(bookings.propertyId, listingId))).toMatchObject([{ id: bookingId, totalPrice: TOTAL }]);
  expect((await heldFor(testCtx(services), [bookingId]))(bookingId)).toMatchObject({ guest: -TOTAL, payout_due: 30_000 });
});

test("nobody books past the host, and a withdrawn request can be made again", async () => {
  const { visit, input, form } = await someStay(null);
  await expect(reserveDates(visit, input)).rejects.toMatchObject({ code: "request_needed" });
  const first = checkoutOf(await beginBooking(visit, form));
  await withdrawRequest(visit, first);
  expect(checkoutOf(await beginBooking(visit, form))).not.toBe(first);
});

test("what is far enough ahead is booked at once", async () => {
  const { visit, form } = await someStay(19);
  expect(await beginBooking(visit, form)).toHaveProperty("bookingId");
  const nearer = await someStay(20);
  expect(await beginBooking(nearer.visit, nearer.form)).toHaveProperty("checkoutId");
});
