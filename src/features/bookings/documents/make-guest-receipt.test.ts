import { beforeEach, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { change } from "../../../../tests/support/changes.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { readPdf } from "../../../../tests/support/read-pdf.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { appointSupportAgent } from "../../accounts/index.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { makeGuestReceipt } from "./make-guest-receipt.server.ts";
import { makeItinerary } from "./make-itinerary.server.ts";

const services = await openTestServices(await openTestDatabase());

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

async function someStay() {
  const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
  const { id: listingId } = await newListing(services, { hostId: (await visitOf(services, host)).actor?.id });
  const bookingId = await book(services, guest, { listingId, checkIn: "2027-06-10", checkOut: "2027-06-12" });
  const visit = await visitOf(services, guest);
  const download = async () => {
    const { content, ...file } = await makeGuestReceipt(visit, bookingId);
    return { ...file, lines: readPdf(Buffer.from(content)).split("\n") };
  };
  return { host, guest, visit, bookingId, download };
}

test("a guest's receipt follows what they paid and got back, recorded where no provider took it", async () => {
  const { guest, visit, bookingId, download } = await someStay();
  const first = await download();
  expect([first.contentType, first.name]).toEqual(["application/pdf", expect.stringMatching(/^receipt-RES-.*\.pdf$/)]);
  expect(first.lines).toEqual(
    expect.arrayContaining(["Paid in full.", "2 nights × $100\t$200", "Jun 1, 2027 · Recorded\t$274", "Total Paid\t$274"]),
  );
  services.clock.set("2027-06-02T12:00:00Z");
  await change(services, guest, bookingId, { checkIn: "2027-06-10", checkOut: "2027-06-13" });
  expect((await download()).lines).toEqual(
    expect.arrayContaining(["Jun 1, 2027 · Recorded\t$274", "Jun 2, 2027 · Recorded\t$112", "Total Paid\t$386", "Still due\t$0"]),
  );
  await cancelBooking(visit, bookingId, { refundCents: 35_000 });
  expect((await download()).lines).toEqual(
    expect.arrayContaining([
      "Cancelled. We refunded $350.",
      "Refunded · Recorded\t−$238",
      "Refunded · Recorded\t−$112",
      "Total Paid\t$36",
      "Still due\t$0",
    ]),
  );
});

test("nobody but the guest gets it: not the host, not staff, not a stranger, not a visitor", async () => {
  const { host, bookingId } = await someStay();
  const agent = await newPerson(services);
  await appointSupportAgent({ ...services, actor: null, request: null }, agent.email);
  for (const person of [host, agent, await newPerson(services)])
    await expect(makeGuestReceipt(await visitOf(services, person), bookingId)).rejects.toMatchObject({ code: "booking_not_found" });
  await expect(makeGuestReceipt(testCtx(services), bookingId)).rejects.toMatchObject({ code: "sign_in_required" });
});

test("receipts count among the documents that a person gets in a minute", async () => {
  const { visit, bookingId } = await someStay();
  for (let n = 0; n < 20; n++) await makeGuestReceipt(visit, bookingId);
  const refusal = { status: 429, message: expect.stringContaining("a lot of documents") };
  await expect(makeGuestReceipt(visit, bookingId)).rejects.toMatchObject(refusal);
  await expect(makeItinerary(visit, bookingId)).rejects.toMatchObject(refusal);
});
