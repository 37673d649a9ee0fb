import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allOf } from "../../../tests/support/all-of.ts";
import { book, cancelByHost } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { somePicture } from "../../../tests/support/some-picture.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { addDays } from "../availability/index.ts";
import { makeItinerary, readBooking } from "../bookings/index.server.ts";
import { deleteListing } from "../listings/index.server.ts";
import { announceOpening } from "./announce-opening.server.ts";
import { ArrivalGuideInput } from "./arrival.schema.ts";
import { arrivalGuides, arrivalPhotos } from "./arrival.tables.server.ts";
import {
  copyGuide,
  exportGuides,
  readGuide,
  readOwnArrivalPhoto,
  readStayArrival,
  readStayArrivalPhoto,
  saveGuide,
} from "./index.server.ts";
import { addArrivalPhoto } from "./photos/add-photo.server.ts";
import { ALL_ARRIVAL_PHOTOS } from "./photos/photo-files.server.ts";
import { sweepArrivalPhotos } from "./photos/remove-photos.server.ts";

const DOOR = "4711-door";
const WIFI = "seagull-soup";
const GUIDE = {
  steps: [{ text: "Follow the fence to the blue gate." }, { text: "The lock is behind the lantern." }],
  doorCode: DOOR,
  wifiName: "Gull Cottage",
  wifiPassword: WIFI,
  parking: "On the gravel, left of the shed.",
  manual: "## Heating\n\nTurn the dial to 4.",
  checkOut: ["Close the windows", "Leave the key in the box"],
};
const DAY = 86_400;

let services: TestServices;
let guest: Person;
let host: Person;
let listingId: string;

const as = (person: Person) => visitOf(services, person);
const input = (given: object = {}) => ArrivalGuideInput.parse({ ...GUIDE, ...given });

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Grace Host")];
  listingId = await newHome();
});

const newHome = async (title = "Gull Cottage") => (await newListing(services, { hostId: (await as(host)).actor?.id, title })).id;

/** A stay of two nights that begins in so many days. */
async function stay(days = 10): Promise<string> {
  const today = services.clock.now().toISOString().slice(0, 10);
  return book(services, guest, { listingId, checkIn: addDays(today, days), checkOut: addDays(today, days + 2) });
}

async function filesThere(): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("private", `${ALL_ARRIVAL_PHOTOS}${listingId}/`)) files++;
  return files;
}

test("a host's guide is read as it was saved, and saved again under its version", async () => {
  expect((await readGuide(await as(host), listingId)).guide).toMatchObject({ version: 0, opens: "3_days", steps: [], doorCode: "" });
  await saveGuide(await as(host), listingId, input());
  const { steps, ...texts } = GUIDE;
  expect((await readGuide(await as(host), listingId)).guide).toMatchObject({
    ...texts,
    steps: steps.map((step) => ({ ...step, photo: null })),
    version: 1,
    hasLostCodes: false,
  });
  await saveGuide(await as(host), listingId, input({ version: 1, doorCode: "", steps: [] }));
  expect((await readGuide(await as(host), listingId)).guide).toMatchObject({ version: 2, doorCode: "", steps: [] });
});

test("a guide that was saved elsewhere meanwhile is refused, and of two at once one is kept", async () => {
  const visit = await as(host);
  const tries = await Promise.allSettled([saveGuide(visit, listingId, input()), saveGuide(visit, listingId, input())]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(saveGuide(visit, listingId, input())).rejects.toMatchObject({ code: "arrival_guide_changed" });
});

test("a guide is its host's: strangers find no listing, visitors are asked to sign in", async () => {
  await saveGuide(await as(host), listingId, input());
  const stranger = await as(guest);
  const picture = await somePicture();
  for (const verb of [
    () => readGuide(stranger, listingId),
    () => saveGuide(stranger, listingId, input({ version: 1 })),
    () => copyGuide(stranger, listingId, { listingIds: [listingId], withCodes: true }),
    () => addArrivalPhoto(stranger, listingId, picture),
  ])
    await expect(verb()).rejects.toMatchObject({ code: "listing_not_found" });
  await expect(readGuide(testCtx(services), listingId)).rejects.toMatchObject({ code: "sign_in_required" });
});

test.each<[string, object]>([
  ["A guide can have up to 12 steps.", { steps: Array.from({ length: 13 }, () => ({ text: "Walk on." })) }],
  ["Use 500 characters or fewer.", { steps: [{ text: "x".repeat(501) }] }],
  ["Say what to do here.", { steps: [{ text: " " }] }],
  ["Use 60 characters or fewer.", { doorCode: "1".repeat(61) }],
  ["Use 1,000 characters or fewer.", { parking: "x".repeat(1_001) }],
  ["Use 10,000 characters or fewer.", { manual: "x".repeat(10_001) }],
  ["Keep it to 20 lines.", { checkOut: Array.from({ length: 21 }, () => "Sweep") }],
  ["Choose when guests can read it.", { opens: "never" }],
])("is refused: %s", (message, given) => {
  expect(ArrivalGuideInput.safeParse({ ...GUIDE, ...given }).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("no code stands in the database in clear text", async () => {
  await saveGuide(await as(host), listingId, input());
  const [row] = await services.db.select().from(arrivalGuides).where(eq(arrivalGuides.propertyId, listingId));
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${DOOR}|${WIFI}`));
  expect(row?.sealedDoorCode).toMatch(/^[\w-]{40,}$/);
});

test("codes that were sealed under another secret are empty, and the host learns of it", async () => {
  await saveGuide(await as(host), listingId, input());
  const visit = await as(host);
  const moved = { ...visit, config: { ...visit.config, secret: "another secret of the same product, long enough" } };
  expect((await readGuide(moved, listingId)).guide).toMatchObject({ doorCode: "", hasLostCodes: true, wifiName: "Gull Cottage" });
});

test("a guest reads when it opens, then all of it, and nothing from the day after check-out", async () => {
  await saveGuide(await as(host), listingId, input());
  const bookingId = await stay(10);
  const ahead = await readStayArrival(await as(guest), bookingId);
  const { checkIn } = await readBooking(await as(guest), bookingId);
  // Three days before, at 3:00 PM, nine hours behind UTC.
  expect(ahead).toEqual({
    state: "ahead",
    opensAt: `${addDays(checkIn, -2)}T00:00:00.000Z`,
    closesAt: `${addDays(checkIn, 3)}T09:00:00.000Z`,
    guide: null,
  });
  services.clock.advance((new Date(ahead.opensAt ?? "").getTime() - services.clock.now().getTime()) / 1000);
  expect(await readStayArrival(await as(guest), bookingId)).toMatchObject({ state: "open", guide: { doorCode: DOOR, wifiPassword: WIFI } });
  services.clock.advance(6 * DAY);
  expect(await readStayArrival(await as(guest), bookingId)).toEqual({ state: "closed", opensAt: null, closesAt: null, guide: null });
});

test("a stay has no guide for strangers, for its host, when it is cancelled, and where nothing was written", async () => {
  const bookingId = await stay(2);
  expect(await readStayArrival(await as(guest), bookingId)).toMatchObject({ state: "closed", guide: null });
  await saveGuide(await as(host), listingId, input());
  expect(await readStayArrival(await as(guest), bookingId)).toMatchObject({ state: "open" });
  const missing = { code: "arrival_guide_not_found" };
  await expect(readStayArrival(await as(await newPerson(services)), bookingId)).rejects.toMatchObject(missing);
  await expect(readStayArrival(await as(host), bookingId)).rejects.toMatchObject(missing);
  await expect(readStayArrival(testCtx(services), bookingId)).rejects.toMatchObject({ code: "sign_in_required" });
  const { totalCents } = { totalCents: (await readBooking(await as(guest), bookingId)).quote.total.cents };
  await cancelByHost(await as(host), bookingId, totalCents);
  await expect(readStayArrival(await as(guest), bookingId)).rejects.toMatchObject(missing);
});

test("photos are for the host, and for guests while the guide is open", async () => {
  const photo = await addArrivalPhoto(await as(host), listingId, await somePicture());
  const which = { photoId: photo.id, width: 640 } as const;
  expect((await readOwnArrivalPhoto(await as(host), listingId, which)).contentType).toBe("image/webp");
  await expect(readOwnArrivalPhoto(await as(guest), listingId, which)).rejects.toMatchObject({ code: "listing_not_found" });
  await saveGuide(await as(host), listingId, input({ steps: [{ text: "Here", photoId: photo.id }] }));
  const bookingId = await stay(10);
  await expect(readStayArrivalPhoto(await as(guest), bookingId, which)).rejects.toMatchObject({ code: "arrival_guide_not_found" });
  services.clock.advance(9 * DAY);
  expect((await readStayArrivalPhoto(await as(guest), bookingId, which)).bytes.length).toBeGreaterThan(50);
  await expect(readStayArrivalPhoto(await as(await newPerson(services)), bookingId, which)).rejects.toMatchObject({
    code: "arrival_guide_not_found",
  });
  const unused = await addArrivalPhoto(await as(host), listingId, await somePicture());
  await expect(readStayArrivalPhoto(await as(guest), bookingId, { ...which, photoId: unused.id })).rejects.toMatchObject({
    code: "arrival_photo_not_found",
  });
});

test("photos of others, of no kind and twice are refused, and what no step has is removed", async () => {
  const photo = await addArrivalPhoto(await as(host), listingId, await somePicture());
  await expect(addArrivalPhoto(await as(host), listingId, Buffer.from("no picture"))).rejects.toMatchObject({ status: 415 });
  expect(await filesThere()).toBe(2);
  const step = { text: "Here", photoId: photo.id };
  expect(ArrivalGuideInput.safeParse({ steps: [step, step] }).error?.issues[0]?.message).toBe("Each photo can be in one step.");
  const other = await newHome("Another");
  await expect(saveGuide(await as(host), other, input({ steps: [step] }))).rejects.toMatchObject({ code: "arrival_photo_gone" });
  await saveGuide(await as(host), listingId, input({ steps: [step] }));
  await saveGuide(await as(host), listingId, input({ version: 1 }));
  await runJobs(services);
  expect(await filesThere()).toBe(0);
  await expect(saveGuide(await as(host), listingId, input({ version: 2, steps: [step] }))).rejects.toMatchObject({
    code: "arrival_photo_gone",
  });
});

test("the nightly sweep removes photos that were never saved, and no others", async () => {
  const kept = await addArrivalPhoto(await as(host), listingId, await somePicture());
  await saveGuide(await as(host), listingId, input({ steps: [{ text: "Here", photoId: kept.id }] }));
  await addArrivalPhoto(await as(host), listingId, await somePicture());
  services.clock.advance(2 * DAY);
  await sweepArrivalPhotos(testCtx(services));
  const rows = await services.db.select({ id: arrivalPhotos.id }).from(arrivalPhotos).where(eq(arrivalPhotos.propertyId, listingId));
  expect(rows).toEqual([{ id: kept.id }]);
  expect(await filesThere()).toBe(2);
});

test("a guide is copied with photos of its own; the codes only if the host says so", async () => {
  const photo = await addArrivalPhoto(await as(host), listingId, await somePicture());
  await saveGuide(await as(host), listingId, input({ steps: [{ text: "Here", photoId: photo.id }] }));
  const other = await newHome("Tern Cottage");
  await saveGuide(await as(host), other, ArrivalGuideInput.parse({ doorCode: "own" }));
  expect(await copyGuide(await as(host), listingId, { listingIds: [other, listingId], withCodes: false })).toEqual({
    titles: ["Tern Cottage"],
  });
  const { guide } = await readGuide(await as(host), other);
  expect(guide).toMatchObject({ doorCode: "own", wifiName: "", parking: GUIDE.parking, version: 2 });
  const copied = guide.steps[0]?.photo?.id ?? "";
  expect(copied).not.toBe(photo.id);
  expect((await readOwnArrivalPhoto(await as(host), other, { photoId: copied, width: 1920 })).contentType).toBe("image/webp");
  await copyGuide(await as(host), listingId, { listingIds: [other], withCodes: true });
  expect((await readGuide(await as(host), other)).guide).toMatchObject({ doorCode: DOOR, wifiPassword: WIFI });
  const foreign = (await newListing(services)).id;
  await expect(copyGuide(await as(host), listingId, { listingIds: [other, foreign], withCodes: true })).rejects.toMatchObject({
    code: "listing_not_found",
  });
});

test("guests are told once that it is open, without what stands in it", async () => {
  await saveGuide(await as(host), listingId, input());
  const bookingId = await stay(10);
  const opened = new Date((await readStayArrival(await as(guest), bookingId)).opensAt ?? "");
  services.clock.advance((opened.getTime() - services.clock.now().getTime()) / 1000 - 1);
  await announceOpening.run(testCtx(services), {});
  expect((await newestEmail(services, guest.email))?.text).not.toContain("arrival guide");
  services.clock.advance(1);
  for (let i = 0; i < 2; i++) await announceOpening.run(testCtx(services), {});
  const email = await newestEmail(services, guest.email);
  expect(email?.subject).toBe("Your arrival guide for Gull Cottage is open");
  expect(email?.text).toContain(`/bookings/${bookingId}#getting-in`);
  const found = await services.db.execute(
    sql`select count(*)::int as n from notifications where fold_key like ${`arrival-guide:${bookingId}%`}`,
  );
  expect(found.rows).toEqual([{ n: 1 }]);
  const all = await services.db.execute(sql`select text, html from outbox_messages where recipient = ${guest.email}`);
  expect(JSON.stringify(all.rows)).not.toMatch(new RegExp(`${DOOR}|${WIFI}`));
});

test("the itinerary says nothing of the codes", async () => {
  await saveGuide(await as(host), listingId, input({ opens: "booking" }));
  const { content } = await makeItinerary(await as(guest), await stay(3));
  const text = readPdf(Buffer.from(content));
  expect(text).toContain("Gull Cottage");
  expect(text).not.toMatch(new RegExp(`${DOOR}|${WIFI}`));
});

test("a host's own file has it; a deleted listing takes it away, with its photos", async () => {
  const photo = await addArrivalPhoto(await as(host), listingId, await somePicture());
  await saveGuide(await as(host), listingId, input({ steps: [{ text: "Here", photoId: photo.id }] }));
  expect(await allOf(exportGuides(await as(host)))).toMatchObject([{ listingId, title: "Gull Cottage", doorCode: DOOR }]);
  await deleteListing(await as(host), listingId);
  await runJobs(services);
  expect(await services.db.$count(arrivalGuides, eq(arrivalGuides.propertyId, listingId))).toBe(0);
  expect(await filesThere()).toBe(0);
});
