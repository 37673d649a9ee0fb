import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { makeItinerary } from "../bookings/index.server.ts";
import { makeReceipt } from "./make-receipt.server.ts";

const services = await openTestServices(await openTestDatabase());

test("a host gets a statement before the payout and a receipt after it, and nobody else gets either", async () => {
  services.clock.set("2027-06-01T12:00:00Z");
  const [host, guest] = [await newPerson(services, "Piotr Zieliński"), await newPerson(services, "Ελένη Παπαδοπούλου")];
  const visit = await visitOf(services, host);
  const listing = await newListing(services, { hostId: visit.actor?.id });
  const bookingId = await book(services, guest, { listingId: listing.id, checkIn: "2027-06-03", checkOut: "2027-06-05" });
  const download = async () => {
    const { name, contentType, content } = await makeReceipt(visit, bookingId);
    expect(contentType).toBe("application/pdf");
    return { name, lines: readPdf(Buffer.from(content)).split("\n") };
  };

  const before = await download();
  expect(before.name).toMatch(/^payout-statement-RES-.*\.pdf$/);
  for (const line of [
    "Payout statement",
    "Issued by\tTo be paid to",
    "Hearth & Hull\tPiotr Zieliński",
    "A house\tΕλένη Παπαδοπούλου",
    "2 nights × $100\t$200",
    "Cleaning fee\t$50",
    "Payout\t$250",
    "Will be paid out on Friday, June 4, 2027.",
  ])
    expect(before.lines).toContain(line);

  services.clock.set("2027-06-05T12:00:00Z");
  await services.db.execute(sql`update bookings set paid_out_at = ${services.clock.now()} where id = ${bookingId}`);
  const after = await download();
  expect(after.name).toMatch(/^payout-receipt-RES-.*\.pdf$/);
  expect(after.lines).toContain("Payout receipt");
  expect(after.lines).toContain("Paid out on Friday, June 4, 2027.");

  await expect(makeReceipt(await visitOf(services, guest), bookingId)).rejects.toMatchObject({ code: "booking_not_found" });
  await expect(makeReceipt(testCtx(services), bookingId)).rejects.toMatchObject({ code: "sign_in_required" });
});

test("a person gets twenty documents in a minute, then has to wait, and nobody else has to", async () => {
  services.clock.set("2027-07-01T12:00:00Z");
  const [host, guest] = [await newPerson(services), await newPerson(services)];
  const visit = await visitOf(services, host);
  const listing = await newListing(services, { hostId: visit.actor?.id });
  const bookingId = await book(services, guest, { listingId: listing.id, checkIn: "2027-07-03", checkOut: "2027-07-05" });
  for (let n = 0; n < 20; n++) await makeReceipt(visit, bookingId);
  const refusal = { status: 429, details: { retryAfterSeconds: 66 }, message: expect.stringContaining("a lot of documents") };
  await expect(makeReceipt(visit, bookingId)).rejects.toMatchObject(refusal);
  expect((await makeItinerary(await visitOf(services, guest), bookingId)).contentType).toBe("application/pdf");
  await expect(makeItinerary(visit, bookingId)).rejects.toMatchObject(refusal);
  services.clock.advance(66);
  expect((await makeReceipt(visit, bookingId)).contentType).toBe("application/pdf");
});

test("more documents at once than are one person's share are refused at once", async () => {
  services.clock.set("2027-08-01T12:00:00Z");
  const [host, guest] = [await newPerson(services), await newPerson(services)];
  const visit = await visitOf(services, host);
  const listing = await newListing(services, { hostId: visit.actor?.id });
  const bookingId = await book(services, guest, { listingId: listing.id, checkIn: "2027-08-03", checkOut: "2027-08-05" });
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => makeReceipt(visit, bookingId)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const error of refused) expect(error).toMatchObject({ status: 429, message: expect.stringContaining("at once") });
  expect(outcomes.length - refused.length).toBe(4);
});
