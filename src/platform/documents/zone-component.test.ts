import ICAL from "ical.js";
import { expect, test } from "vitest";
import { localTime, zoneComponent } from "./zone-component.ts";

/** What a calendar program makes of a local time under this description. */
function instantOf(timeZone: string, around: string, local: string): string {
  const [first, last] = [new Date(around), new Date(around)];
  const component = new ICAL.Component(ICAL.parse(zoneComponent(timeZone, first, last)) as never);
  const zone = new ICAL.Timezone({ component, tzid: timeZone });
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = zone;
  return new Date(time.toUnixTime() * 1000).toISOString();
}

test.each([
  ["America/Los_Angeles", "2031-03-08T18:00:00", "2031-03-09T02:00:00.000Z"],
  ["America/Los_Angeles", "2031-03-09T18:00:00", "2031-03-10T01:00:00.000Z"],
  ["Europe/Lisbon", "2031-10-27T09:00:00", "2031-10-27T09:00:00.000Z"],
  ["Europe/Lisbon", "2031-07-01T09:00:00", "2031-07-01T08:00:00.000Z"],
  ["Australia/Lord_Howe", "2031-01-15T09:00:00", "2031-01-14T22:00:00.000Z"],
  ["Asia/Kathmandu", "2031-05-01T09:00:00", "2031-05-01T03:15:00.000Z"],
  ["UTC", "2031-05-01T09:00:00", "2031-05-01T09:00:00.000Z"],
])("a calendar program reads %s at %s as %s", (timeZone, local, instant) => {
  expect(instantOf(timeZone, instant, local)).toBe(instant);
  expect(localTime(timeZone, new Date(instant))).toBe(local);
});
