import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { untilSomebodyWaits } from "../../../../tests/support/locks.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { addDays, instantAt } from "../../availability/index.ts";
import { cancelBooking, readBooking } from "../../bookings/index.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { scheduledSends } from "../message.tables.server.ts";
import { blockOther } from "../threads/block-person.server.ts";
import { openBookingThread } from "../threads/open-thread.server.ts";
import { readThread } from "../threads/read-thread.server.ts";
import { deleteScheduledMessage } from "./delete-scheduled-message.server.ts";
import { listScheduledMessages } from "./list-scheduled-messages.server.ts";
import { previewScheduledMessage } from "./preview-scheduled-message.server.ts";
import { saveScheduledMessage } from "./save-scheduled-message.server.ts";
import type { ScheduledMessageInput } from "./schedule.schema.ts";
import { sendScheduled } from "./send-scheduled.server.ts";
import { switchScheduledMessage } from "./switch-scheduled-message.server.ts";

let services: TestServices;
let guest: Person;
let host: Person;
let listingId: string;
let checkIn: string;

const as = (person: Person) => visitOf(services, person);
const listingAt = async (timeZone: string) =>
  (await newListing(services, { hostId: (await as(host)).actor?.id, title: "Gull Cottage", timeZone })).id;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  services.clock.advance(60 * 86_400);
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Grace Host")];
  listingId = await listingAt("UTC");
  checkIn = addDays(services.clock.now().toISOString().slice(0, 10), 10);
});

const message: ScheduledMessageInput = {
  title: "Directions",
  event: "arrival_day",
  time: "09:00",
  listingId: null,
  content: "Hi {guest_first_name}, {listing} is at {address}.",
};
const schedule = async (given: Partial<ScheduledMessageInput> = {}, id: string = randomUUID()) => {
  await saveScheduledMessage(await as(host), id, { ...message, ...given });
  return id;
};
const reserve = (at = listingId) => book(services, guest, { listingId: at, checkIn, checkOut: addDays(checkIn, 2) });
const run = () => sendScheduled.run(testCtx(services), {});
const at = (day: string, time: string, timeZone = "UTC") => services.clock.set(instantAt(timeZone, day, time));
const sent = async (bookingId: string) => {
  const { threadId } = await openBookingThread(await as(guest), { bookingId });
  return (await readThread(await as(guest), threadId)).messages.filter(({ isScheduled }) => isScheduled).map(({ content }) => content);
};
const notes = (bookingId: string) => services.db.select().from(scheduledSends).where(eq(scheduledSends.bookingId, bookingId));

describe("a scheduled message", () => {
  test("goes out once at the listing's time, with everything filled in, and the guest is notified", async () => {
    await schedule();
    const bookingId = await reserve();
    at(checkIn, "08:59");
    await run();
    expect(await sent(bookingId)).toEqual([]);
    at(checkIn, "09:00");
    await run();
    await run();
    expect(await sent(bookingId)).toEqual(["Hi Ada, Gull Cottage is at 1 Nowhere Road, Nowhere, ZZ 00000, Atlantis."]);
    expect((await listNotifications(await as(guest), {})).items).toContainEqual(expect.objectContaining({ kind: "message", count: 1 }));
  });

  test("goes out when it is that time there, on both sides of the date line", async () => {
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
    const bookings = await Promise.all(zones.map(async (zone) => ({ zone, bookingId: await reserve(await listingAt(zone)) })));
    await schedule();
    for (const { zone, bookingId } of bookings) {
      services.clock.set(new Date(instantAt(zone, checkIn, "09:00").getTime() - 1000));
      await run();
      expect(await sent(bookingId)).toEqual([]);
      services.clock.advance(1);
      await run();
      expect(await sent(bookingId)).toHaveLength(1);
    }
  });

  test("three days before, and after check-out, goes out then", async () => {
    await schedule({ event: "before_arrival", content: "Soon" });
    await schedule({ event: "after_check_out", content: "Thanks" });
    const bookingId = await reserve();
    at(addDays(checkIn, -3), "09:00");
    await run();
    expect(await sent(bookingId)).toEqual(["Soon"]);
    at(addDays(checkIn, 2), "11:30");
    await run();
    expect(await sent(bookingId)).toEqual(["Soon"]);
    at(addDays(checkIn, 3), "09:00");
    await run();
    expect(await sent(bookingId)).toEqual(["Soon", "Thanks"]);
  });

  test("at booking goes out at once, after the line that says so, and only to bookings made since", async () => {
    const before = await reserve();
    services.clock.advance(60);
    await schedule({ event: "booked", content: "Welcome" });
    checkIn = addDays(checkIn, 5);
    const bookingId = await reserve();
    await runJobs(services);
    expect(await sent(bookingId)).toEqual(["Welcome"]);
    expect(await sent(before)).toEqual([]);
    const { threadId } = await openBookingThread(await as(guest), { bookingId });
    expect((await readThread(await as(guest), threadId)).messages.map(({ event, content }) => event ?? content)).toEqual([
      "booked",
      "Welcome",
    ]);
  });

  test("does not go to a cancelled booking", async () => {
    await schedule();
    const bookingId = await reserve();
    const { refundCents } = (await readBooking(await as(guest), bookingId)).viewer.cancelling ?? { refundCents: 0 };
    await cancelBooking(await as(guest), bookingId, { refundCents });
    at(checkIn, "10:00");
    await run();
    expect(await sent(bookingId)).toEqual([]);
  });

  test("does not go to a booking that is being cancelled at the same moment", async () => {
    await schedule();
    const bookingId = await reserve();
    await openBookingThread(await as(guest), { bookingId });
    const visit = await as(guest);
    at(checkIn, "09:00");
    const { refundCents } = (await readBooking(visit, bookingId)).viewer.cancelling ?? { refundCents: 0 };
    let running = Promise.resolve();
    await transact(visit, async (tx) => {
      await cancelBooking(tx, bookingId, { refundCents });
      running = run();
      await untilSomebodyWaits(services);
    });
    await running;
    expect(await sent(bookingId)).toEqual([]);
    expect(await notes(bookingId)).toEqual([]);
  });

  test("that is late by up to a day still goes out; later it is passed over, for good", async () => {
    await schedule();
    const bookingId = await reserve();
    at(addDays(checkIn, 1), "09:01");
    await run();
    expect(await sent(bookingId)).toEqual([]);
    expect(await notes(bookingId)).toMatchObject([{ wasSent: false }]);
    at(checkIn, "12:00");
    await run();
    expect(await sent(bookingId)).toEqual([]);
  });

  test("goes out once when two workers and more send at the same time", async () => {
    await schedule();
    const bookingId = await reserve();
    at(checkIn, "09:00");
    await Promise.all(Array.from({ length: 6 }, () => run()));
    expect(await sent(bookingId)).toHaveLength(1);
  });

  test("that fails halfway leaves no trace, holds up no other, and goes out later, once", async () => {
    const failing = await schedule({ content: "Fails" });
    await schedule({ content: "Goes out" });
    const bookingId = await reserve();
    at(checkIn, "09:00");
    await services.db.execute(
      sql`create function fail_once() returns trigger language plpgsql as $$ begin if new.content = 'Fails' then raise exception 'no'; end if; return new; end $$`,
    );
    await services.db.execute(sql`create trigger fail_once before insert on thread_messages for each row execute function fail_once()`);
    await run();
    expect(await sent(bookingId)).toEqual(["Goes out"]);
    expect((await notes(bookingId)).map(({ scheduledMessageId }) => scheduledMessageId)).not.toContain(failing);
    await services.db.execute(sql`drop trigger fail_once on thread_messages`);
    await services.db.execute(sql`drop function fail_once`);
    await run();
    await run();
    expect(await sent(bookingId)).toEqual(["Goes out", "Fails"]);
  });

  test("is passed over where the two can't write to each other", async () => {
    await schedule();
    const bookingId = await reserve();
    await blockOther(await as(guest), await openBookingThread(await as(guest), { bookingId }));
    at(checkIn, "09:00");
    await run();
    expect(await sent(bookingId)).toEqual([]);
    expect(await notes(bookingId)).toMatchObject([{ wasSent: false }]);
  });

  test("sends nothing that was due before it was made, moved or turned on, and goes on with new words", async () => {
    const bookingId = await reserve();
    const id = await schedule({ time: "20:00" });
    at(checkIn, "10:00");
    await schedule({ time: "09:00" }, id);
    await run();
    expect(await sent(bookingId)).toEqual([]);
    await schedule({ time: "11:00" }, id);
    await switchScheduledMessage(await as(host), id, { isOn: false });
    at(checkIn, "12:00");
    await run();
    await switchScheduledMessage(await as(host), id, { isOn: true });
    await run();
    expect(await sent(bookingId)).toEqual([]);
    await schedule({ time: "13:00" }, id);
    at(checkIn, "12:59");
    await schedule({ time: "13:00", content: "New words" }, id);
    at(checkIn, "14:00");
    await run();
    expect(await sent(bookingId)).toEqual(["New words"]);
  });

  test("of one listing goes to no other, and another host's to none of these", async () => {
    const other = await listingAt("UTC");
    await schedule({ listingId: other });
    const bookings = [await reserve(), await reserve(other)];
    [guest, host] = [host, guest];
    await schedule({ content: "Not mine" });
    [guest, host] = [host, guest];
    at(checkIn, "09:00");
    await run();
    expect(await Promise.all(bookings.map(sent))).toEqual([[], [expect.stringContaining("Hi Ada")]]);
  });
});

describe("the list of scheduled messages", () => {
  test("stands in the order of a stay, and is the host's alone", async () => {
    await schedule({ event: "after_check_out", title: "Thanks" });
    const id = await schedule({ event: "booked", title: "Welcome" });
    expect((await listScheduledMessages(await as(host))).messages.map(({ title }) => title)).toEqual(["Welcome", "Thanks"]);
    expect(await listScheduledMessages(await as(guest))).toEqual({ messages: [] });
    const stranger = await as(guest);
    for (const attempt of [
      () => saveScheduledMessage(stranger, id, message),
      () => switchScheduledMessage(stranger, id, { isOn: false }),
      () => deleteScheduledMessage(stranger, id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "scheduled_message_not_found" });
    await expect(saveScheduledMessage(stranger, randomUUID(), { ...message, listingId })).rejects.toMatchObject({ status: 404 });
    await expect(listScheduledMessages(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    await deleteScheduledMessage(await as(host), id);
    expect((await listScheduledMessages(await as(host))).messages).toHaveLength(1);
  });

  test("holds fifty", async () => {
    for (let i = 0; i < 50; i++) await schedule();
    await expect(schedule()).rejects.toMatchObject({ code: "too_many_scheduled" });
    expect((await listScheduledMessages(await as(host))).messages).toHaveLength(50);
  });
});

describe("a preview", () => {
  test("shows a booking of the host as it will be, and an example without one; others have none", async () => {
    const bookingId = await reserve();
    const preview = await previewScheduledMessage(await as(host), { ...message, bookingId });
    expect(preview).toMatchObject({
      text: expect.stringContaining("Hi Ada, Gull Cottage") as string,
      dueAt: `${checkIn}T09:00:00.000Z`,
      isExample: false,
    });
    expect(await previewScheduledMessage(await as(host), message)).toMatchObject({
      text: expect.stringContaining("Hi Alex, Gull Cottage is at 1 Nowhere Road") as string,
      isExample: true,
    });
    expect(await previewScheduledMessage(await as(guest), message)).toMatchObject({ text: expect.stringContaining("Hi Alex") as string });
    await expect(previewScheduledMessage(await as(guest), { ...message, bookingId })).rejects.toMatchObject({ code: "booking_not_found" });
    expect(await sent(bookingId)).toEqual([]);
  });
});
