import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
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
    "Host\tPiotr Zieliński",
    "Guest\tΕλένη Παπαδοπούλου",
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
