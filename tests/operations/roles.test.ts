import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { appointSupportAgent } from "../../src/features/accounts/index.server.ts";
import { passkeys, verifications } from "../../src/features/accounts/account.tables.server.ts";
import { propertyRules, propertySeasons } from "../../src/features/availability/rules/rules.tables.server.ts";
import { addDays } from "../../src/features/availability/index.ts";
import { addManualBooking } from "../../src/features/availability/index.server.ts";
import { calendarClashes, importedCalendars } from "../../src/features/calendar-sync/calendar.tables.server.ts";
import { jobApplications } from "../../src/features/careers/career.tables.server.ts";
import { importSavedPage } from "../../src/features/listing-import/importing/start-import.server.ts";
import { csvUploads } from "../../src/features/listing-import/csv/csv.tables.server.ts";
import { bookingChangeRequests } from "../../src/features/bookings/changing/change.tables.server.ts";
import { openBookingThread, saveQuickReply, saveScheduledMessage, sendMessage } from "../../src/features/messages/index.server.ts";
import { personBlocks } from "../../src/features/messages/message.tables.server.ts";
import { listNotifications, notify } from "../../src/features/notifications/index.server.ts";
import {
  chooseLists,
  inviteCompanions,
  joinList,
  makeList,
  readTalk,
  saveListing,
  shareList,
  writeComment,
} from "../../src/features/saved/index.server.ts";
import { saveSearch } from "../../src/features/saved-searches/index.server.ts";
import { propertyPhotos } from "../../src/features/listings/photos/photo.tables.server.ts";
import { cannedReplies, chatBlocks, chatConversations, chatMessages } from "../../src/features/support-chat/chat.tables.server.ts";
import { ACCESS, type Access } from "../support/api-access.ts";
import { ALL_THE_SAME, GONE, goingOf } from "../support/api-gone.ts";
import { SAMPLES } from "../support/api-samples.ts";
import { openApiApp } from "../support/api-app.ts";
import { newDeparture, newPackage } from "../support/boats.ts";
import { book } from "../support/bookings.ts";
import { checkoutFor, offerFor, paymentOf } from "../support/checkouts.ts";
import { somePicture } from "../support/some-picture.ts";
import { airbnb2026Page } from "../support/listing-pages/airbnb.ts";
import { newEvent, register } from "../support/events.ts";
import { newListing } from "../support/listings.ts";
import { failedFact, failedJob, reportOf, revealedReview, threadReportOf } from "../support/moderated.ts";
import { anotherDevice, confirmedPerson, type Person, visitOf } from "../support/people.ts";
import { newForumWorld } from "../support/forum.ts";
import { openTestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { newTripPlan } from "../support/trip-plans.ts";

const services = await openTestServices(await openTestDatabase());
const app = openApiApp(services);

const picture = new Uint8Array(await somePicture());

type Operation = { method: string; path: string; name: string };
const document = (await (await app.request("/api/openapi.json")).json()) as { paths: Record<string, Record<string, unknown>> };
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path, name: `${method.toUpperCase()} ${path}` })),
);

const ROLES = ["visitor", "stranger", "guest", "host", "support"] as const;
type Role = (typeof ROLES)[number];
const people = new Map<Role, Person>();

beforeAll(async () => {
  for (const role of ["stranger", "guest", "host", "support"] as const) people.set(role, await confirmedPerson(services, `The ${role}`));
  await appointSupportAgent({ ...services, actor: null, request: null }, people.get("support")?.email ?? "");
});

const idOf = async (role: Role) => (await visitOf(services, people.get(role) ?? { cookie: "" })).actor;

/** A listing of the host and a booking of the guest there, new for each operation. */
async function newWorld({ path }: Operation): Promise<Record<string, string>> {
  // What people wrote for the last operation no longer counts against their limits.
  services.clock.advance(61);
  const isBoat = /charters|hours|package|extras|departures/.test(path);
  const listing = await newListing(services, { hostId: (await idOf("host"))?.id, ...(isBoat && { type: "boat", category: "Yacht" }) });
  const today = services.clock.now().toISOString().slice(0, 10);
  const guest = people.get("guest") as Person;
  const otherSession = path.includes("{sessionId}")
    ? (await visitOf(services, await anotherDevice(services, guest))).actor?.sessionId
    : undefined;
  const bookingId = await book(services, guest, { listingId: listing.id, checkIn: addDays(today, 40), checkOut: addDays(today, 42) });
  const photos = [0, 1].map((position) => ({
    id: crypto.randomUUID(),
    propertyId: listing.id,
    position,
    width: 4,
    height: 3,
    preview: "",
  }));
  await services.db.insert(propertyPhotos).values(photos);
  const [photoId = "", otherPhotoId = ""] = photos.map(({ id }) => id);
  const synced = await syncedCalendar(listing.id, bookingId, today);
  return {
    listingId: listing.id,
    photoId,
    otherPhotoId,
    bookingId,
    sessionId: otherSession ?? "",
    deviceId: path.includes("{deviceId}") ? await trustedDevice() : "",
    passkeyId: path.includes("{passkeyId}") ? await passkey() : "",
    ...synced,
    ...(path.includes("{threadId}") ? await threadOf(bookingId) : {}),
    ...(await moderatedThings(path, { listingId: listing.id, bookingId })),
    offerId: path.includes("{offerId}") ? await offerFor(services, listing, (await idOf("guest"))?.id ?? "") : "",
    requestId: path.includes("{requestId}") ? await changeRequestOf(bookingId, today) : "",
    checkoutId: path.includes("{checkoutId}") ? await checkoutFor(services, path, listing.id, (await idOf("guest"))?.id ?? "") : "",
    paymentId: path.includes("{paymentId}") ? await paymentOf(services, (await idOf("guest"))?.id ?? "") : "",
    quickReplyId: path.includes("{quickReplyId}") ? await quickReply() : "",
    scheduledMessageId: path.includes("{scheduledMessageId}") ? await scheduledMessage() : "",
    notificationId: path.includes("{notificationId}") ? await notificationOf("guest") : "",
    savedSearchId: path.includes("{savedSearchId}") ? await savedSearch() : "",
    ...(/trip-plans\/./.test(path) && (await guestsPlan(bookingId))),
    ...(/saved-lists|list-invitations|shared-lists|details|saved\/\{/.test(path) && (await sharedSavedList(listing.id))),
    fileId: path.includes("{fileId}") ? await importFile() : "",
    ...(/chat|support/.test(path) && (await newChat())),
    ...(/\/forum/.test(path) && (await guestAndHostInForum(path.endsWith("approval")))),
    manualBookingId: path.includes("{manualBookingId}") ? await manualBookingAt(listing.id, today) : "",
    seasonId: path.includes("{seasonId}") ? await seasonOf(listing.id) : "",
    packageId: path.includes("{packageId}") ? await newPackage(services, listing.id) : "",
    departureId: path.includes("{departureId}") ? await newDeparture(services, listing.id) : "",
    importId: path.includes("{importId}") ? await readyImport() : "",
    ...(/^\/jobs\/|applicationId/.test(path) && (await guestsApplication())),
    answer: "refunds",
    type: "boat",
    eventId: path.includes("{eventId}") ? await eventWithGuest() : "",
    z: "1",
    x: "0",
    y: "0",
  };
}

const guestAndHostInForum = async (isWaiting: boolean) =>
  newForumWorld(services, { guestId: (await idOf("guest"))?.id ?? "", hostId: (await idOf("host"))?.id ?? "", isWaiting });

/** The host comes along on the guest's trip. */
async function guestsPlan(bookingId: string) {
  const [ownerId, companionId] = [(await idOf("guest"))?.id ?? "", (await idOf("host"))?.id ?? ""];
  return newTripPlan(services, { ownerId, bookingId, companionId });
}

/** A season that the samples don't overlap. */
async function seasonOf(propertyId: string): Promise<string> {
  await services.db.insert(propertyRules).values({ propertyId });
  const season = { propertyId, name: "Long ago", startsOn: "2020-01-01", endsOn: "2020-01-02", isYearly: false };
  const [row] = await services.db.insert(propertySeasons).values(season).returning({ id: propertySeasons.id });
  return row?.id ?? "";
}

async function manualBookingAt(listingId: string, today: string): Promise<string> {
  const host = await visitOf(services, people.get("host") ?? { cookie: "" });
  const stay = { checkIn: addDays(today, 60), checkOut: addDays(today, 62) };
  const own = { kind: "own" as const, name: "", guests: null, contact: "", note: "" };
  return (await addManualBooking(host, { listingId, ...stay, ...own, key: crypto.randomUUID() })).manualBookingId;
}

/** An open chat of the guest, and what agents have beside it. */
async function newChat(): Promise<{ chatId: string; replyId: string; agentId: string }> {
  const [chatId, replyId, now] = [crypto.randomUUID(), crypto.randomUUID(), services.clock.now()];
  const [userId, agentId] = [(await idOf("guest"))?.id ?? "", (await idOf("support"))?.id ?? ""];
  await services.db.delete(chatBlocks);
  await services.db.delete(chatConversations).where(eq(chatConversations.userId, userId));
  await services.db
    .insert(chatConversations)
    .values({ id: chatId, userId, subject: "Keys", revision: 1, lastMessageAt: now, createdAt: now });
  const message = { id: crypto.randomUUID(), conversationId: chatId, senderId: userId, number: 1, createdAt: now };
  await services.db.insert(chatMessages).values({ ...message, senderType: "user", content: "Where is my key?" });
  await services.db.insert(cannedReplies).values({ id: replyId, title: "Hello", content: "Hello", updatedAt: now });
  return { chatId, replyId, agentId };
}

/** What the guest of the booking asks the host for. */
async function changeRequestOf(bookingId: string, today: string): Promise<string> {
  const now = services.clock.now();
  const price = { nightlyPrices: [10_000], cleaningFee: 5_000, serviceFee: 1_200, totalPrice: 16_200 };
  const stay = { checkIn: addDays(today, 40), checkOut: addDays(today, 41), guests: 1, ...price };
  const lapsesAt = new Date(now.getTime() + 86_400_000);
  const asked = services.db.insert(bookingChangeRequests).values({ bookingId, ...stay, askedAt: now, lapsesAt });
  const [row] = await asked.returning({ id: bookingChangeRequests.id });
  return row?.id ?? "";
}

/** A calendar of the listing, and a clash of it with the booking. */
async function syncedCalendar(propertyId: string, bookingId: string, today: string): Promise<{ calendarId: string; clashId: string }> {
  const [calendarId, clashId, now] = [crypto.randomUUID(), crypto.randomUUID(), services.clock.now()];
  const secret = { sealedAddress: "", addressHash: "", shownAddress: "" };
  await services.db
    .insert(importedCalendars)
    .values({ id: calendarId, propertyId, name: "One", ...secret, nextTryAt: now, createdAt: now });
  const nights = { firstNight: addDays(today, 41), endNight: addDays(today, 43) };
  await services.db.insert(calendarClashes).values({ id: clashId, propertyId, calendarId, bookingId, ...nights, foundAt: now });
  return { calendarId, clashId };
}

/** What staff decide on, and what failed. */
async function moderatedThings(path: string, stay: { listingId: string; bookingId: string }): Promise<Record<string, string>> {
  const guestId = (await idOf("guest"))?.id ?? "";
  if (path.includes("{subjectId}")) await reportOf(services, stay.listingId, guestId);
  return {
    personId: guestId,
    subject: "listing",
    subjectId: stay.listingId,
    reviewId: path.includes("{reviewId}") ? await revealedReview(services, { ...stay, guestId }) : "",
    reportId: path.includes("{reportId}") ? await threadReportOf(services, (await threadOf(stay.bookingId)).threadId, guestId) : "",
    factId: path.includes("{factId}") ? String(await failedFact(services)) : "",
    ...(path.includes("{jobId}") && (await failedJob(services))),
  };
}

/** A listing elsewhere that the host looks over. */
async function readyImport(): Promise<string> {
  const host = await visitOf(services, people.get("host") ?? { cookie: "" });
  return (await importSavedPage(host, Buffer.from(airbnb2026Page()), "Saved page")).importId;
}

/** A file of the host with one row. */
async function importFile(): Promise<string> {
  const [hostId, now, id] = [(await idOf("host"))?.id ?? "", services.clock.now(), crypto.randomUUID()];
  const table = { columns: ["Name", "City"], rows: [{ row: 2, cells: ["A house", "Seattle"] }], rowCount: 1 };
  await services.db
    .insert(csvUploads)
    .values({ id, hostId, name: "fleet.csv", ...table, matching: ["title", "city"], matchedAt: now, createdAt: now });
  return id;
}

/** The booking's thread, with a message of the guest. */
async function threadOf(bookingId: string): Promise<{ threadId: string; messageId: string }> {
  const guest = await visitOf(services, people.get("guest") ?? { cookie: "" });
  await services.db.delete(personBlocks);
  const { threadId } = await openBookingThread(guest, { bookingId });
  const { id: messageId } = await sendMessage(guest, threadId, { id: crypto.randomUUID(), text: "Hello" });
  return { threadId, messageId };
}

async function quickReply(): Promise<string> {
  const id = crypto.randomUUID();
  await saveQuickReply(await visitOf(services, people.get("host") ?? { cookie: "" }), id, { title: "Parking", content: "Outside" });
  return id;
}

/** A shared list of the guest, who has saved the listing; the host has joined it. */
async function sharedSavedList(listingId: string): Promise<Record<string, string>> {
  const guest = await visitOf(services, people.get("guest") ?? { cookie: "" });
  await saveListing(guest, { listingId });
  const { id: savedListId } = await makeList(guest, { name: crypto.randomUUID() });
  const { sharedPath } = await shareList(guest, { savedListId });
  await chooseLists(guest, listingId, { savedListIds: [savedListId] });
  await inviteCompanions(guest, { savedListId });
  const inviteKey = (await readTalk(guest, { savedListId })).invitation?.path.split("/").at(-1) ?? "";
  const host = await visitOf(services, people.get("host") ?? { cookie: "" });
  await joinList(host, { inviteKey });
  const { id: commentId } = await writeComment(guest, savedListId, { listingId, text: "I like the dock." });
  return { savedListId, shareKey: sharedPath?.split("/").at(-1) ?? "", inviteKey, commentId, personId: host.actor?.id ?? "" };
}

async function savedSearch(): Promise<string> {
  const guest = await visitOf(services, people.get("guest") ?? { cookie: "" });
  return (await saveSearch(guest, { name: "Boats", address: "type=boat" })).id;
}

/** A message that goes to the host's guests at booking. */
async function scheduledMessage(): Promise<string> {
  const id = crypto.randomUUID();
  const host = await visitOf(services, people.get("host") ?? { cookie: "" });
  await saveScheduledMessage(host, id, { title: "Welcome", event: "booked", time: "10:00", listingId: null, content: "Welcome" });
  return id;
}

async function notificationOf(role: Role): Promise<string> {
  const ctx = await visitOf(services, people.get(role) ?? { cookie: "" });
  const foldKey = crypto.randomUUID();
  await notify(ctx, { personId: ctx.actor?.id ?? "", kind: "trip", foldKey, title: "A title", text: "A text", path: "/trips" });
  return (await listNotifications(ctx, {})).items[0]?.id ?? "";
}

/** The guest's application for a position. */
async function guestsApplication(): Promise<{ jobId: string; applicationId: string }> {
  const [jobId, now, applicantId] = ["product-manager", services.clock.now(), (await idOf("guest"))?.id ?? ""];
  const person = { firstName: "The", lastName: "Guest", email: "guest@example.com", phone: "+1 206 555 0100" };
  const answers = { coverLetter: "Hello", experience: "Some", education: "Some", resumeKey: "resumes/none.pdf", resumeName: "resume.pdf" };
  await services.db.delete(jobApplications);
  const [row] = await services.db
    .insert(jobApplications)
    .values({ jobId, applicantId, ...person, ...answers, status: "new", submittedAt: now, updatedAt: now })
    .returning({ id: jobApplications.id });
  return { jobId, applicationId: row?.id ?? "" };
}

/** An event at which the guest has a place. */
async function eventWithGuest(): Promise<string> {
  const support = await visitOf(services, people.get("support") ?? { cookie: "" });
  const day = addDays(services.clock.now().toISOString().slice(0, 10), 90);
  const id = await newEvent(support, { capacity: 20, feeCents: 0, startDay: day, endDay: day });
  await register(await visitOf(services, people.get("guest") ?? { cookie: "" }), id, { feeCents: 0 });
  return id;
}

/** A passkey of the guest. */
async function passkey(): Promise<string> {
  const userId = (await idOf("guest"))?.id ?? "";
  const key = { publicKey: "AA", credentialID: crypto.randomUUID(), counter: 0, deviceType: "singleDevice", backedUp: false };
  const [made] = await services.db
    .insert(passkeys)
    .values({ userId, ...key })
    .returning({ id: passkeys.id });
  return made?.id ?? "";
}

/** A device that the guest trusts. */
async function trustedDevice(): Promise<string> {
  const [device] = await services.db
    .insert(verifications)
    .values({
      identifier: `trust-device-${crypto.randomUUID()}`,
      value: (await idOf("guest"))?.id ?? "",
      expiresAt: new Date(services.clock.now().getTime() + 86_400_000),
    })
    .returning({ id: verifications.id });
  return device?.id ?? "";
}

async function ask(
  { method, path, name }: Operation,
  role: Role,
  world: Record<string, string>,
): Promise<{ status: number; code?: string }> {
  const { body, query, file } = SAMPLES[name] ?? {};
  const address = `/api${path.replace(/\{(\w+)\}/g, (_, key: string) => world[key] ?? crypto.randomUUID())}${query ? `?${new URLSearchParams(query)}` : ""}`;
  const headers = new Headers({ origin: services.config.appOrigin, cookie: people.get(role)?.cookie ?? "" });
  const sent = typeof body === "function" ? body(world) : body;
  if (sent) headers.set("content-type", "application/json");
  if (file) headers.set("content-type", "image/jpeg");
  const answer = await app.request(address, { method, headers, body: file ? picture : sent && JSON.stringify(sent) });
  const problem = answer.headers.get("content-type")?.includes("problem") ? ((await answer.json()) as { code: string }) : undefined;
  return { status: answer.status, code: problem?.code };
}

test("every operation of the API says who may use it, and none is said that there is not", () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

const accessOf = ({ name }: Operation): Access | undefined => ACCESS[name];
const named = (wanted: (access: Access) => boolean) => operations.filter((operation) => wanted(accessOf(operation) ?? "everyone"));

const NOTHING_THERE: Record<string, string> = {
  type: "boat",
  subject: "listing",
  queue: "none",
  factId: "999999",
  answer: "no-such-answer",
};
const SOMETHING_NAMED = /\{(?!type|z|x|y)\w+\}/;

/** What names nothing is not found, and so is what went just before. */
async function expectAbsence(operation: Operation, role: Role, world: Record<string, string>): Promise<void> {
  const { name, path } = operation;
  if (!SOMETHING_NAMED.test(path)) return;
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => [key, NOTHING_THERE[key] ?? crypto.randomUUID()]);
  const missing = (await ask(operation, role, { ...world, ...Object.fromEntries(ids) })).status;
  const key = goingOf(path) ?? "";
  const goneId = await GONE[key]?.(services, world[key] ?? world.threadId ?? "");
  const gone = key in GONE ? (await ask(operation, role, typeof goneId === "string" ? { ...world, [key]: goneId } : world)).status : 404;
  expect({ name, missing, gone }).toEqual({ name, missing: 404, gone: 404, ...ALL_THE_SAME[name]?.answers });
}

test.each(named((access) => access === "everyone"))("$name is for everyone", async (operation) => {
  const world = await newWorld(operation);
  const { status } = await ask(operation, "visitor", world);
  expect([401, 403, 500]).not.toContain(status === 401 && SAMPLES[operation.name]?.mayRefuse ? 0 : status);
  await expectAbsence(operation, "guest", world);
});

const SIGN_IN = { status: 401, code: "sign_in_required" };

test.each(named((access) => access === "signed-in"))("$name asks a visitor to sign in", async (operation) => {
  const world = await newWorld(operation);
  expect(await ask(operation, "visitor", world)).toEqual(SIGN_IN);
  await expectAbsence(operation, "guest", world);
});

test.each(named((access) => Array.isArray(access)))("$name is there for its own people only", async (operation) => {
  const allowed = accessOf(operation) as readonly Role[];
  const world = await newWorld(operation);
  expect(await ask(operation, "visitor", world)).toEqual(SIGN_IN);
  for (const role of ROLES.filter((each) => each !== "visitor" && !allowed.includes(each))) {
    const { status, code } = await ask(operation, role, world);
    expect({ role, status, code }).toEqual({ role, status: 404, code: expect.stringMatching(/_not_found$/) });
  }
  for (const role of allowed) {
    const { status } = await ask(operation, role, await newWorld(operation));
    expect({ role, isRefused: [400, 401, 403, 404, 500].includes(status) }).toEqual({ role, isRefused: false });
  }
  await expectAbsence(operation, allowed[0] ?? "guest", world);
});
