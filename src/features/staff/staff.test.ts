import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newAgent, newMember } from "../../../tests/support/chats.ts";
import { newHosting } from "../../../tests/support/hosts.ts";
import { failedFact, failedJob } from "../../../tests/support/moderated.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { bookTalk } from "../../../tests/support/talk.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { facts } from "../../platform/facts/fact.tables.server.ts";
import { readBooking } from "../bookings/index.server.ts";
import { listFailedWork, retryFailedFact, retryFailedJob } from "./failed-work.server.ts";
import { listAuditTrail } from "./list-audit-trail.server.ts";
import { readPerson } from "./read-person.server.ts";
import { searchEverything } from "./search-everything.server.ts";

const services = await openTestServices(await openTestDatabase());
const staff = await newAgent(services, "Sam Lighthouse");

test("staff find people by name and email, bookings by reference and listings by title, whatever the case and accents", async () => {
  const { listingId } = await newHosting(services, { title: "Château Ève" });
  const guest = await newPerson(services, "José Müller");
  const bookingId = await bookTalk(services, { guest, listingId });
  const { reservationId } = await readBooking(await visitOf(services, guest), bookingId);
  const person = { fullName: "José Müller", email: guest.email };
  expect((await searchEverything(staff, { q: "jose mull" })).people).toMatchObject([person]);
  expect((await searchEverything(staff, { q: guest.email.toUpperCase() })).people).toMatchObject([person]);
  expect((await searchEverything(staff, { q: reservationId.toLowerCase() })).bookings).toMatchObject([{ id: bookingId, reservationId }]);
  expect((await searchEverything(staff, { q: "chateau eve" })).listings).toMatchObject([{ id: listingId, status: "active" }]);
  for (const q of ["%", "_", "%%", "José%", "\\"])
    expect(await searchEverything(staff, { q })).toEqual({ people: [], bookings: [], listings: [] });
});

test("a person's page has their bookings and listings, and every search and look is in the audit trail", async () => {
  const { visit, listingId } = await newHosting(services);
  const personId = visit.actor?.id ?? "";
  expect(await readPerson(staff, personId)).toMatchObject({ isHost: true, facts: { listings: [{ id: listingId }] } });
  await searchEverything(staff, { q: "Hal Host" });
  const { entries } = await listAuditTrail(staff, {});
  expect(entries.slice(0, 2)).toMatchObject([
    { action: "search", subjectId: "Hal Host", actorName: "Sam Lighthouse" },
    { action: "person.look", subjectType: "person", subjectId: personId },
  ]);
  expect((await listAuditTrail(staff, { subject: `person:${personId}` })).entries).toHaveLength(1);
  expect((await listAuditTrail(staff, { actor: personId })).entries).toEqual([]);
  await expect(readPerson(staff, crypto.randomUUID())).rejects.toMatchObject({ code: "person_not_found" });
});

test("the audit trail comes in pages", async () => {
  for (let i = 0; i < 51; i++) await searchEverything(staff, { q: `word ${i}` });
  const first = await listAuditTrail(staff, {});
  expect(first.entries).toHaveLength(50);
  const second = await listAuditTrail(staff, { before: first.next ?? 0 });
  expect(second.entries[0]?.id).toBeLessThan(first.entries.at(-1)?.id ?? 0);
});

test("failed jobs and facts are listed, and tried again once", async () => {
  const [factId, { queue, jobId }] = [await failedFact(services), await failedJob(services)];
  const failed = await listFailedWork(staff);
  expect(failed.facts).toMatchObject([{ id: factId, what: "test.fact", error: "no wind", tries: 10 }]);
  expect(failed.jobs).toMatchObject([{ id: jobId, what: queue, error: "no wind" }]);
  await retryFailedFact(staff, { factId });
  await retryFailedJob(staff, { queue, jobId });
  expect(await services.db.select({ gaveUpAt: facts.gaveUpAt }).from(facts).where(eq(facts.id, factId))).toEqual([{ gaveUpAt: null }]);
  expect(await listFailedWork(staff)).toMatchObject({ jobs: [], facts: [] });
  await expect(retryFailedFact(staff, { factId })).rejects.toMatchObject({ code: "failure_not_found" });
  await expect(retryFailedJob(staff, { queue, jobId })).rejects.toMatchObject({ code: "failure_not_found" });
});

test("none of it is there for anyone else", async () => {
  const stranger = await newMember(services);
  const tries = [
    (ctx: typeof stranger) => searchEverything(ctx, { q: "Ada" }),
    (ctx: typeof stranger) => readPerson(ctx, stranger.actor.id),
    (ctx: typeof stranger) => listAuditTrail(ctx, {}),
    listFailedWork,
    (ctx: typeof stranger) => retryFailedFact(ctx, { factId: 1 }),
  ];
  for (const work of tries) {
    await expect(work(stranger)).rejects.toMatchObject({ code: "staff_page_not_found" });
    await expect(work(testCtx(services) as never)).rejects.toMatchObject({ code: "sign_in_required" });
  }
});
