import { eq } from "drizzle-orm";
import pg from "pg";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { newKey } from "../../../tests/support/bookings.ts";
import { newAgent, newMember } from "../../../tests/support/chats.ts";
import { editOf, type Hosting, newHosting } from "../../../tests/support/hosts.ts";
import { bookTalk } from "../../../tests/support/talk.ts";
import { revealedReview } from "../../../tests/support/moderated.ts";
import { newestEmail, newPerson, visitOf } from "../../../tests/support/people.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { auditTrail } from "../../platform/audit/audit.tables.server.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import {
  duplicateListing,
  pauseListing,
  readListing,
  readOwnListing,
  resumeListing,
  stayTerms,
  unlistListing,
  updateListing,
} from "../listings/index.server.ts";
import { listNotifications } from "../notifications/index.server.ts";
import { listReviews, readStayReviews, reviewSummary, showReview } from "../reviews/index.server.ts";
import { answerTakeDown, readTakeDown } from "./listings/answer-take-down.server.ts";
import { decideListing } from "./listings/decide-listing.server.ts";
import { listWaitingListings } from "./listings/list-waiting-listings.server.ts";
import { listingChecks } from "./moderation.tables.server.ts";
import { decideReport } from "./reports/decide-report.server.ts";
import { listReports } from "./reports/list-reports.server.ts";
import { reportListing, reportReview } from "./reports/report-something.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const staff = await newAgent(services);
const down = { decision: "take_down", reason: "The photos are of another boat." } as const;
const approve = { decision: "approve", reason: "" } as const;
let hosting: Hosting;

beforeEach(async () => {
  hosting = await newHosting(services);
  await runJobs(services);
});

const waiting = async (listingId = hosting.listingId) =>
  (await listWaitingListings(staff)).listings.find((listing) => listing.listingId === listingId);
const deedsOn = async (subjectId: string) =>
  (await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, subjectId)).orderBy(auditTrail.id)).map(
    ({ action, reason, actorId }) => ({ action, reason, actorId }),
  );

describe("a new listing", () => {
  test("waits for staff, is late after 24 hours, and is done with once approved", async () => {
    expect(await waiting()).toMatchObject({ title: "Patience", hostName: "Hal Host", cause: "new", isLate: false });
    services.clock.advance(DAY_MS / 1000 + 1);
    expect(await waiting()).toMatchObject({ isLate: true });
    await decideListing(staff, hosting.listingId, approve);
    expect(await waiting()).toBeUndefined();
    expect(await deedsOn(hosting.listingId)).toEqual([{ action: "listing.approve", reason: "", actorId: staff.actor.id }]);
    expect(await readListing(testCtx(services), hosting.listingId)).toMatchObject({ title: "Patience" });
  });

  test("that is a copy of another waits for staff, too", async () => {
    await decideListing(staff, hosting.listingId, approve);
    const { listingId } = await duplicateListing(hosting.visit, hosting.listingId, { key: newKey() });
    await runJobs(services);
    expect(await waiting(listingId)).toMatchObject({ title: "Copy of Patience", cause: "new" });
  });

  test("is checked once, however often its fact is told", async () => {
    const { db } = services;
    expect(await db.$count(listingChecks, eq(listingChecks.listingId, hosting.listingId))).toBe(1);
  });
});

describe("taking a listing down", () => {
  test("hides it from guests, tells the host why, and an approved answer puts it back", async () => {
    const { visit, host, listingId } = hosting;
    await decideListing(staff, listingId, down);
    await expect(readListing(testCtx(services), listingId)).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(stayTerms(testCtx(services), listingId)).rejects.toMatchObject({ code: "listing_not_found" });
    expect(await readListing(visit, listingId)).toMatchObject({ title: "Patience" });
    expect(await readListing(staff, listingId)).toMatchObject({ title: "Patience" });
    expect((await listNotifications(visit, {})).items).toMatchObject([
      { kind: "listing", title: "We took Patience down", text: down.reason, path: `/host/manage/${listingId}/taken-down` },
    ]);
    const email = await newestEmail(services, host.email);
    expect(email?.subject).toBe("We took Patience down");
    expect(email?.text).toContain(down.reason);
    expect(await readTakeDown(visit, listingId)).toMatchObject({ title: "Patience", reason: down.reason, answer: "" });

    await answerTakeDown(visit, listingId, { answer: "They are new photos of the same boat." });
    await answerTakeDown(visit, listingId, { answer: "I took new photos." });
    expect(await readTakeDown(visit, listingId)).toMatchObject({ answer: "I took new photos." });
    expect(await waiting()).toMatchObject({ cause: "answer", answer: "I took new photos.", reason: down.reason });
    await decideListing(staff, listingId, approve);
    expect(await readListing(testCtx(services), listingId)).toMatchObject({ title: "Patience" });
    await expect(readTakeDown(visit, listingId)).rejects.toMatchObject({ code: "not_taken_down" });
    expect((await deedsOn(listingId)).map(({ action }) => action)).toEqual(["listing.take-down", "listing.approve"]);
  });

  test("and putting it back leaves it as its host had it", async () => {
    const { visit, listingId } = hosting;
    const states = { unlisted: unlistListing, paused: pauseListing, active: resumeListing };
    for (const [status, set] of Object.entries(states)) {
      await set(visit, listingId);
      await decideListing(staff, listingId, down);
      await decideListing(staff, listingId, down);
      await decideListing(staff, listingId, approve);
      expect(await readOwnListing(visit, listingId)).toMatchObject({ status });
    }
  });

  test("is not undone by the host: not by resuming, pausing or editing", async () => {
    const { visit, listingId } = hosting;
    await decideListing(staff, listingId, down);
    for (const verb of [resumeListing, pauseListing])
      await expect(verb(visit, listingId)).rejects.toMatchObject({ code: "listing_taken_down" });
    await updateListing(visit, listingId, await editOf(visit, listingId, { title: "Courage" }));
    await expect(readListing(testCtx(services), listingId)).rejects.toMatchObject({ code: "listing_not_found" });
  });

  test("is for staff; strangers and the host can't decide, and only the host can answer", async () => {
    const { visit, listingId } = hosting;
    const stranger = await newMember(services);
    for (const ctx of [visit, stranger])
      await expect(decideListing(ctx, listingId, down)).rejects.toMatchObject({ code: "staff_page_not_found" });
    await expect(decideListing(testCtx(services), listingId, down)).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(listWaitingListings(stranger)).rejects.toMatchObject({ code: "staff_page_not_found" });
    await decideListing(staff, listingId, down);
    await expect(answerTakeDown(stranger, listingId, { answer: "Please" })).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(decideListing(staff, crypto.randomUUID(), down)).rejects.toMatchObject({ code: "listing_not_found" });
  });

  test("two agents at once leave one decision standing, and one check", async () => {
    const other = await newAgent(services, "Olga Watch");
    await Promise.all([decideListing(staff, hosting.listingId, down), decideListing(other, hosting.listingId, down)]);
    expect(await waiting()).toBeUndefined();
    expect(await readTakeDown(hosting.visit, hosting.listingId)).toMatchObject({ reason: down.reason });
  });
});

describe("an agent's own matter is a colleague's to decide", () => {
  const refused = { code: "own_matter", status: 403, message: "This is about you, so a colleague has to decide it." };
  const agentAs = (visit: Ctx): Ctx => ({ ...visit, actor: visit.actor && { ...visit.actor, supportRole: "agent" } });
  const report = { reason: "scam", details: "" };
  const dismiss = { decision: "dismiss", reason: "" } as const;
  const remove = { decision: "remove", reason: "Advertising" } as const;

  test("their own listing", async () => {
    const { visit, listingId } = hosting;
    for (const decision of [approve, down]) await expect(decideListing(agentAs(visit), listingId, decision)).rejects.toMatchObject(refused);
    expect((await listWaitingListings(agentAs(visit))).listings.find((each) => each.listingId === listingId)).toMatchObject({
      mayDecide: false,
    });
    expect(await waiting()).toMatchObject({ mayDecide: true });
    expect(await deedsOn(listingId)).toEqual([]);
  });

  test("reports of their own listing, and reports that they made", async () => {
    const { visit, listingId } = hosting;
    const reporter = await newAgent(services, "Olga Watch");
    await reportListing(reporter, listingId, report);
    const subject = { subject: "listing", subjectId: listingId } as const;
    for (const ctx of [agentAs(visit), reporter]) {
      for (const decision of [dismiss, remove]) await expect(decideReport(ctx, subject, decision)).rejects.toMatchObject(refused);
      expect((await listReports(ctx)).things.find(({ subjectId }) => subjectId === listingId)).toMatchObject({ mayDecide: false });
    }
    expect((await listReports(staff)).things.find(({ subjectId }) => subjectId === listingId)).toMatchObject({ mayDecide: true });
    await decideReport(staff, subject, dismiss);
  });

  test("a review of their own listing, and one that they wrote", async () => {
    const { listingId, visit } = hosting;
    const guest = await newPerson(services, "Ada Guest");
    const author = await visitOf(services, guest);
    const bookingId = await bookTalk(services, { guest, listingId });
    const reviewId = await revealedReview(services, { bookingId, listingId, guestId: author.actor?.id ?? "" });
    await reportReview(await newMember(services), reviewId, { reason: "spam", details: "" });
    for (const ctx of [agentAs(visit), agentAs(author)])
      for (const decision of [dismiss, remove])
        await expect(decideReport(ctx, { subject: "review", subjectId: reviewId }, decision)).rejects.toMatchObject(refused);
    expect(await reviewSummary(testCtx(services), listingId)).toMatchObject({ count: 1 });
  });
});

describe("reports", () => {
  const report = { reason: "scam", details: "They asked me to pay by wire." };
  const reported = async (subjectId: string) => (await listReports(staff)).things.find((thing) => thing.subjectId === subjectId);

  test("are told to open staff pages, and so is what was decided", async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    onTestFinished(() => client.end());
    let told = 0;
    client.on("notification", ({ payload = "" }) => (told += payload.includes("staff-work") ? 1 : 0));
    await client.query("listen live");
    const { listingId } = hosting;
    await reportListing(await newMember(services), listingId, report);
    await expect.poll(() => told).toBe(1);
    await decideReport(staff, { subject: "listing", subjectId: listingId }, { decision: "dismiss", reason: "" });
    await expect.poll(() => told).toBe(2);
  });

  test("of a listing are kept once a person, and taking it down closes them all", async () => {
    const { listingId } = hosting;
    const [ada, bo] = [await newMember(services, "Ada"), await newMember(services, "Bo")];
    for (const ctx of [ada, ada, bo]) await reportListing(ctx, listingId, report);
    expect(await reported(listingId)).toMatchObject({
      title: "Patience",
      reports: [{ by: "Ada", reason: "It looks like a scam", details: report.details }, { by: "Bo" }],
    });
    const subject = { subject: "listing", subjectId: listingId } as const;
    await decideReport(staff, subject, { decision: "remove", reason: down.reason });
    expect(await reported(listingId)).toBeUndefined();
    await expect(readListing(ada, listingId)).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(decideReport(staff, subject, { decision: "dismiss", reason: "" })).rejects.toMatchObject({ code: "report_not_found" });
  });

  test("of a review take it off the page and out of the rating, until it is put back", async () => {
    const { listingId } = hosting;
    const guest = await newPerson(services, "Ada Guest");
    const guestId = (await visitOf(services, guest)).actor?.id ?? "";
    const bookingId = await bookTalk(services, { guest, listingId });
    const reviewId = await revealedReview(services, { bookingId, listingId, guestId });
    expect(await reviewSummary(testCtx(services), listingId)).toMatchObject({ count: 1, average: 2 });
    await reportReview(hosting.visit, reviewId, { reason: "spam", details: "" });
    expect(await reported(reviewId)).toMatchObject({ subject: "review", text: "Buy cheap watches.", listingId });
    await decideReport(staff, { subject: "review", subjectId: reviewId }, { decision: "remove", reason: "Advertising" });
    expect(await reviewSummary(testCtx(services), listingId)).toMatchObject({ count: 0, average: null });
    expect((await listReviews(testCtx(services), listingId)).reviews).toEqual([]);
    expect(await deedsOn(reviewId)).toMatchObject([{ action: "review.hide", reason: "Advertising" }]);
    const author = await visitOf(services, guest);
    expect((await listNotifications(author, {})).items).toMatchObject([
      { kind: "review", title: "We took down your review of Patience", text: "Advertising", path: `/bookings/${bookingId}` },
    ]);
    expect(await readStayReviews(author, bookingId)).toMatchObject({ isTakenDown: true, isRevealed: false, ofStay: { rating: 2 } });
    await expect(reportReview(hosting.visit, reviewId, { reason: "spam", details: "" })).rejects.toMatchObject({
      code: "review_not_found",
    });
    await runJobs(services);
    expect(await reviewSummary(testCtx(services), listingId)).toMatchObject({ count: 0 });
    await showReview(staff, reviewId);
    expect(await reviewSummary(testCtx(services), listingId)).toMatchObject({ count: 1 });
  });

  test("can be dismissed with nothing changed, and are refused from visitors, of hidden listings, and by non-staff", async () => {
    const { listingId, visit } = hosting;
    const ada = await newMember(services);
    await reportListing(ada, listingId, report);
    await expect(listReports(ada)).rejects.toMatchObject({ code: "staff_page_not_found" });
    const subject = { subject: "listing", subjectId: listingId } as const;
    await expect(decideReport(visit, subject, { decision: "dismiss", reason: "" })).rejects.toMatchObject({ code: "staff_page_not_found" });
    await decideReport(staff, subject, { decision: "dismiss", reason: "" });
    expect(await readListing(ada, listingId)).toMatchObject({ title: "Patience" });
    await expect(reportListing(testCtx(services), listingId, report)).rejects.toMatchObject({ code: "sign_in_required" });
    await pauseListing(visit, listingId);
    await expect(reportListing(ada, listingId, report)).rejects.toMatchObject({ code: "listing_not_found" });
  });
});
