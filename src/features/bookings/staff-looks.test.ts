import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newAgent } from "../../../tests/support/chats.ts";
import { visitOf } from "../../../tests/support/people.ts";
import { bookTalk, newTalk } from "../../../tests/support/talk.ts";
import { openTestServices, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { auditTrail } from "../../platform/audit/audit.tables.server.ts";
import { readBooking } from "./booking.view.server.ts";
import { makeCalendarFile, makeItinerary } from "./documents/make-itinerary.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const looksAt = (bookingId: string) => services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, bookingId));

test("each look of staff at a booking is in the audit trail: the page, the API and its documents", async () => {
  const talk = await newTalk(services);
  const bookingId = await bookTalk(services, talk);
  const staff = await newAgent(services);
  for (const [count, look] of [readBooking, makeItinerary, makeCalendarFile].entries()) {
    await look(staff, bookingId);
    expect(await looksAt(bookingId)).toHaveLength(count + 1);
  }
  expect(await looksAt(bookingId)).toMatchObject(
    Array.from({ length: 3 }, () => ({ actorId: staff.actor.id, action: "booking.look", subjectType: "booking" })),
  );
});

test("the looks of its guest and host are not, also when they are staff", async () => {
  const talk = await newTalk(services);
  const bookingId = await bookTalk(services, talk);
  for (const person of [talk.guest, talk.host]) {
    const visit = await visitOf(services, person);
    await readBooking(visit, bookingId);
    if (visit.actor) await readBooking({ ...visit, actor: { ...visit.actor, supportRole: "agent" } }, bookingId);
  }
  expect(await looksAt(bookingId)).toEqual([]);
});
