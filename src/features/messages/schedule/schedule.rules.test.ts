import { expect, test } from "vitest";
import { instantAt } from "../../availability/index.ts";
import { dueAt, judgeDue, type ScheduleEvent } from "./schedule.rules.ts";

const listingId = "here";
const stayAt = (timeZone: string, checkIn = "2027-06-10", checkOut = "2027-06-13") => ({
  listingId,
  checkIn,
  checkOut,
  timeZone,
  beginsAt: instantAt(timeZone, checkIn, "15:00"),
  endsAt: instantAt(timeZone, checkOut, "11:00"),
  createdAt: new Date("2027-01-01T12:00:00Z"),
});
const due = (event: ScheduleEvent, time: string, stay: ReturnType<typeof stayAt>) => dueAt({ event, time }, stay).toISOString();

test("is due by the clocks at the listing, on both sides of the date line", () => {
  expect(due("arrival_day", "09:00", stayAt("Pacific/Kiritimati"))).toBe("2027-06-09T19:00:00.000Z");
  expect(due("arrival_day", "09:00", stayAt("Pacific/Pago_Pago"))).toBe("2027-06-10T20:00:00.000Z");
  expect(due("before_arrival", "09:00", stayAt("Pacific/Kiritimati"))).toBe("2027-06-06T19:00:00.000Z");
  expect(due("booked", "00:00", stayAt("Pacific/Pago_Pago"))).toBe("2027-01-01T12:00:00.000Z");
});

test("keeps its local time when the clocks change between the message and the stay, and on the day itself", () => {
  const spring = stayAt("America/New_York", "2027-03-16", "2027-03-18");
  expect(due("before_arrival", "09:00", { ...spring, checkIn: "2027-03-16" })).toBe("2027-03-13T14:00:00.000Z");
  expect(due("arrival_day", "09:00", spring)).toBe("2027-03-16T13:00:00.000Z");
  const changeDay = stayAt("America/New_York", "2027-03-14", "2027-03-16");
  expect(due("arrival_day", "02:30", changeDay)).toBe("2027-03-14T07:30:00.000Z");
  const autumn = stayAt("America/New_York", "2027-11-07", "2027-11-08");
  expect(due("arrival_day", "01:30", autumn)).toBe("2027-11-07T05:30:00.000Z");
});

test("after check-out is never during the stay: a time before the check-out time means the next day", () => {
  expect(due("after_check_out", "18:00", stayAt("UTC"))).toBe("2027-06-13T18:00:00.000Z");
  expect(due("after_check_out", "09:00", stayAt("UTC"))).toBe("2027-06-14T09:00:00.000Z");
});

test("waits, is sent for a day, and is passed over after that", () => {
  const message = { event: "arrival_day", time: "09:00", listingId: null, updatedAt: new Date("2027-02-01T00:00:00Z") } as const;
  const at = (now: string) => judgeDue(message, stayAt("UTC"), new Date(now));
  expect(at("2027-06-10T08:59:59Z")).toBe("wait");
  expect(at("2027-06-10T09:00:00Z")).toBe("send");
  expect(at("2027-06-11T09:00:00Z")).toBe("send");
  expect(at("2027-06-11T09:00:01Z")).toBe("pass over");
});

test("is not for stays elsewhere, nor for what was due or began before it was set up", () => {
  const now = new Date("2027-06-13T18:00:00Z");
  const judge = (given: object) =>
    judgeDue({ event: "after_check_out", time: "18:00", listingId: null, updatedAt: new Date(0), ...given }, stayAt("UTC"), now);
  expect(judge({})).toBe("send");
  expect(judge({ listingId })).toBe("send");
  expect(judge({ listingId: "elsewhere" })).toBe("never");
  expect(judge({ updatedAt: new Date("2027-06-10T16:00:00Z") })).toBe("never");
  expect(judge({ event: "arrival_day", time: "09:00", updatedAt: new Date("2027-06-10T12:00:00Z") })).toBe("never");
});
