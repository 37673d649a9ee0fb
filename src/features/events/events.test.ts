import ICAL from "ical.js";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allOf } from "../../../tests/support/all-of.ts";
import { grammarFaults } from "../../../tests/support/calendar-grammar.ts";
import { type Member, newAgent, newMember } from "../../../tests/support/chats.ts";
import { EVENT, newEvent, register } from "../../../tests/support/events.ts";
import { newestEmail } from "../../../tests/support/people.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { auditTrail } from "../../platform/audit/audit.tables.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { eq } from "drizzle-orm";
import { eventPhotoKey } from "./event.rules.ts";
import { EventInput } from "./event.schema.ts";
import {
  addRecapPhoto,
  cancelEvent,
  createEvent,
  exportRegistrants,
  listEvents,
  listRegistrants,
  listStaffEvents,
  makeEventCalendarFile,
  publishEvent,
  readEvent,
  readRecap,
  readStaffEvent,
  removeRecapPhoto,
  saveRecap,
  updateEvent,
} from "./index.server.ts";

let services: TestServices;
let agent: Member;
let ada: Member;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  agent = await newAgent(services);
  ada = await newMember(services, "Ada");
  await runJobs(services);
});
beforeEach(() => services.clock.set("2031-01-10T12:00:00Z"));

const recap = { description: "A good evening.", attendees: 2, highlights: ["The lanterns"], testimonials: [] };
const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6e75" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 36/1 0/1" } })
    .toBuffer();
const calendarOf = async (ctx: Ctx, id: string) => String((await makeEventCalendarFile(ctx, id)).content);
const eventIn = (text: string) => new ICAL.Component(ICAL.parse(text) as never).getFirstSubcomponent("vevent");

test("a draft is for staff alone until it is published", async () => {
  const { id } = await createEvent(agent, { ...EVENT, title: "A Draft: ¡Olé!" });
  expect(id).toBe("a-draft-ole");
  await expect(readEvent(ada, id)).rejects.toMatchObject({ code: "event_not_found" });
  await expect(makeEventCalendarFile(ada, id)).rejects.toMatchObject({ code: "event_not_found" });
  expect((await listEvents(ada, { when: "upcoming" })).events.map((event) => event.id)).not.toContain(id);
  expect(await readStaffEvent(agent, id)).toMatchObject({ status: "draft", form: { startTime: "18:00", endDay: "2031-03-08" } });
  await publishEvent(agent, id);
  await publishEvent(agent, id);
  expect((await listEvents(ada, { when: "upcoming" })).events.map((event) => event.id)).toContain(id);
});

test("two events with one title get two addresses", async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => createEvent(agent, { ...EVENT, title: "Twin" })));
  expect(ids.map(({ id }) => id).toSorted()).toEqual(["twin", "twin-2", "twin-3", "twin-4", "twin-5"]);
});

test("staff work is not there for anyone else", async () => {
  const id = await newEvent(agent);
  const work: ((ctx: Ctx) => Promise<unknown>)[] = [
    (ctx) => createEvent(ctx, EVENT),
    (ctx) => updateEvent(ctx, id, EVENT),
    (ctx) => publishEvent(ctx, id),
    (ctx) => cancelEvent(ctx, id, { reason: "Because" }),
    (ctx) => saveRecap(ctx, id, recap),
    (ctx) => listStaffEvents(ctx),
    (ctx) => readStaffEvent(ctx, id),
    (ctx) => listRegistrants(ctx, id),
    (ctx) => exportRegistrants(ctx, id).next(),
  ];
  for (const each of work) {
    await expect(each(ada)).rejects.toMatchObject({ code: "staff_page_not_found" });
    await expect(each(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  }
});

test("what staff do to an unknown event is refused", async () => {
  const id = "no-such-event";
  for (const each of [
    () => updateEvent(agent, id, EVENT),
    () => publishEvent(agent, id),
    () => cancelEvent(agent, id, { reason: "Because" }),
    () => saveRecap(agent, id, recap),
    () => readStaffEvent(agent, id),
    () => listRegistrants(agent, id),
  ])
    await expect(each()).rejects.toMatchObject({ code: "event_not_found" });
});

test("times are those of the place; an event ends after it begins", async () => {
  const id = await newEvent(agent);
  expect(await readEvent(ada, id)).toMatchObject({ startsAt: "2031-03-09T02:00:00.000Z", endsAt: "2031-03-09T05:00:00.000Z" });
  await expect(createEvent(agent, { ...EVENT, endTime: "18:00" })).rejects.toMatchObject({ code: "event_ends_before_start" });
  const zones = ["America/Los_Angeles", "UTC", "Mars/Olympus"].map((timeZone) => EventInput.safeParse({ ...EVENT, timeZone }).success);
  expect(zones).toEqual([true, true, false]);
});

test("fewer places than people are refused, and a cancelled event is not changed", async () => {
  const id = await newEvent(agent);
  await register(ada, id);
  await register(agent, id);
  await expect(updateEvent(agent, id, { ...EVENT, capacity: 1 })).rejects.toMatchObject({ code: "capacity_below_registered" });
  await cancelEvent(agent, id, { reason: "A storm" });
  await expect(updateEvent(agent, id, EVENT)).rejects.toMatchObject({ code: "event_cancelled" });
  await expect(publishEvent(agent, id)).rejects.toMatchObject({ code: "event_cancelled" });
});

test("those who go are told once of another time, not of another capacity, and the calendar file follows", async () => {
  const id = await newEvent(agent, { title: "Moving day" });
  await register(ada, id);
  const before = await newestEmail(services, ada.email);
  await updateEvent(agent, id, { ...EVENT, title: "Moving day", capacity: 50 });
  expect(await newestEmail(services, ada.email)).toEqual(before);
  const first = eventIn(await calendarOf(ada, id));
  services.clock.advance(60);
  await updateEvent(agent, id, { ...EVENT, title: "Moving day", startDay: "2031-04-05", endDay: "2031-04-05" });
  const mail = await newestEmail(services, ada.email);
  expect(mail?.subject).toBe("Moving day has changed");
  expect(mail?.text).toContain("Saturday, April 5, 2031, 6:00 PM to 9:00 PM (Pacific Time)");
  const second = eventIn(await calendarOf(ada, id));
  expect(second?.getFirstPropertyValue("uid")).toBe(first?.getFirstPropertyValue("uid"));
  expect([first, second].map((event) => event?.getFirstPropertyValue("sequence"))).toEqual([0, 1]);
});

test("cancelling tells everyone why, and takes the calendar entry back", async () => {
  const id = await newEvent(agent, { title: "Stormy", capacity: 1 });
  const ben = await newMember(services, "Ben");
  await register(ada, id);
  await register(ben, id, { joinWaitingList: true });
  await cancelEvent(agent, id, { reason: "A storm is coming." });
  await cancelEvent(agent, id, { reason: "Another reason" });
  for (const { email } of [ada, ben]) {
    const mail = await newestEmail(services, email);
    expect(mail?.subject).toBe("Stormy was cancelled");
    expect(mail?.text).toContain("A storm is coming.");
    expect(mail?.text).not.toContain("/events/leave/");
    expect(mail?.attachments[0]?.content).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
  }
  expect(await readEvent(ada, id)).toMatchObject({ phase: "cancelled" });
  expect((await listEvents(ada, { when: "upcoming" })).events.map((event) => event.id)).not.toContain(id);
  services.clock.set("2031-03-10T12:00:00Z");
  await expect(cancelEvent(agent, await newEvent(agent), { reason: "Too late" })).rejects.toMatchObject({ code: "event_over" });
});

test("the calendar file is well formed and has the zone", async () => {
  const id = await newEvent(agent, { title: "Harbor; “lights”, and more", description: "First line\nsecond; line, with more" });
  const text = await calendarOf(testCtx(services), id);
  expect(grammarFaults(text)).toEqual([]);
  expect(text).toContain("BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles");
  expect(text).toBe(await calendarOf(ada, id));
  const event = eventIn(text);
  expect([event?.getFirstPropertyValue("summary"), event?.getFirstPropertyValue("location")]).toEqual([
    "Harbor; “lights”, and more",
    "Pier 57, Seattle, WA",
  ]);
});

test("a recap is written once the event has begun, and can be read from then", async () => {
  const id = await newEvent(agent, { startDay: "2031-01-11", endDay: "2031-01-11" });
  await expect(saveRecap(agent, id, recap)).rejects.toMatchObject({ code: "recap_too_early" });
  await expect(readRecap(ada, id)).rejects.toMatchObject({ code: "event_recap_not_found", message: "Event Recap Not Found" });
  services.clock.set("2031-01-13T12:00:00Z");
  await saveRecap(agent, id, recap);
  await saveRecap(agent, id, { ...recap, attendees: 3 });
  expect(await readRecap(testCtx(services), id)).toMatchObject({
    attendees: 3,
    highlights: ["The lanterns"],
    event: { id, hasRecap: true },
  });
  expect((await listEvents(ada, { when: "past" })).events.find((event) => event.id === id)).toMatchObject({
    hasRecap: true,
    phase: "past",
  });
});

test("staff add photos to a recap, without what the camera wrote, and remove them with their files", async () => {
  const id = await newEvent(agent, { startDay: "2031-01-11", endDay: "2031-01-11" });
  const picture = await pictureOf(2000, 1000);
  services.clock.set("2031-01-13T12:00:00Z");
  const add = (ctx: Ctx, description = "The pier at dusk", sent: Uint8Array = picture) =>
    addRecapPhoto(ctx, id, { picture: sent, description });
  await expect(add(agent)).rejects.toMatchObject({ code: "recap_missing" });
  await saveRecap(agent, id, recap);
  await add(agent);
  await saveRecap(agent, id, { ...recap, attendees: 4 });
  const [photo] = (await readRecap(ada, id)).photos;
  expect(photo).toMatchObject({ description: "The pier at dusk", width: 1280, height: 640 });
  const stored = await services.storage.get("public", eventPhotoKey(photo?.id ?? ""));
  expect((await sharp(stored?.bytes).metadata()).exif).toBeUndefined();
  await expect(add(agent, "A poem", Buffer.from("Roses are red"))).rejects.toMatchObject({ code: "photo_format_unsupported" });
  for (const ctx of [ada, testCtx(services)]) {
    await expect(add(ctx)).rejects.toMatchObject({ code: ctx === ada ? "staff_page_not_found" : "sign_in_required" });
    await expect(removeRecapPhoto(ctx, id, { photoId: photo?.id ?? "" })).rejects.toMatchObject({ status: ctx === ada ? 404 : 401 });
  }
  await removeRecapPhoto(agent, id, { photoId: photo?.id ?? "" });
  expect((await readRecap(ada, id)).photos).toEqual([]);
  expect(await services.storage.get("public", eventPhotoKey(photo?.id ?? ""))).toBeNull();
  await expect(removeRecapPhoto(agent, id, { photoId: photo?.id ?? "" })).rejects.toMatchObject({ code: "recap_photo_not_found" });
});

test("a recap has at most twelve photos, however many are sent at once", async () => {
  const id = await newEvent(agent, { startDay: "2031-01-11", endDay: "2031-01-11" });
  services.clock.set("2031-01-13T12:00:00Z");
  await saveRecap(agent, id, recap);
  const picture = await pictureOf(40, 30);
  const others = await Promise.all(Array.from({ length: 5 }, () => newAgent(services)));
  const sent = others.flatMap((ctx) => Array.from({ length: 3 }, () => addRecapPhoto(ctx, id, { picture, description: "One" })));
  expect((await Promise.allSettled(sent)).filter(({ status }) => status === "rejected")).toHaveLength(3);
  expect((await readRecap(ada, id)).photos).toHaveLength(12);
});

test("staff see who registered, page by page and in a file, and that leaves a trace", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id, { dietaryRestrictions: "No nuts" });
  await register(agent, id, { joinWaitingList: true });
  const { registrants, next } = await listRegistrants(agent, id);
  expect(next).toBeNull();
  expect(registrants).toHaveLength(2);
  expect(registrants.find(({ status }) => status === "registered")).toMatchObject({ dietaryRestrictions: "No nuts", feeCents: 2_500 });
  expect(await allOf(exportRegistrants(agent, id))).toHaveLength(2);
  const trace = await services.db.select({ action: auditTrail.action }).from(auditTrail).where(eq(auditTrail.subjectId, id));
  expect(trace.map(({ action }) => action)).toEqual(["event.create", "event.publish", "event.export"]);
});
