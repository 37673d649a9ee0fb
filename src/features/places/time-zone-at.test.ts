import { expect, test } from "vitest";
import { timeZoneAt } from "./time-zone-at.server.ts";

test.each([
  ["Friday Harbor", 48.5343, -123.0171, "America/Los_Angeles"],
  ["Phoenix, which keeps standard time", 33.4484, -112.074, "America/Phoenix"],
  ["Málaga", 36.7202, -4.4203, "Europe/Madrid"],
  ["Sydney", -33.8688, 151.2093, "Australia/Sydney"],
  ["Taveuni, west of the date line", -16.82, 179.95, "Pacific/Fiji"],
  ["Taveuni, east of the date line", -16.82, -179.95, "Pacific/Fiji"],
  ["Apia, where it is already tomorrow", -13.8333, -171.7667, "Pacific/Apia"],
  ["Manu’a, where it is still today", -14.24, -169.5, "Pacific/Pago_Pago"],
])("%s has its own clock", (_, latitude, longitude, zone) => {
  expect(timeZoneAt(latitude, longitude)).toBe(zone);
});

test.each([
  ["Pago Pago", -14.2756, -170.702, "American Samoa", "Pacific/Pago_Pago"],
  ["Sarandë", 39.8756, 20.0053, "Albania", "Europe/Tirane"],
  ["Cockburn Town", 21.4612, -71.1419, "Turks & Caicos Islands", "America/Grand_Turk"],
  ["Mumbai", 19.076, 72.8777, "India", "Asia/Kolkata"],
  ["Seattle", 47.6062, -122.3321, "USA", "America/Los_Angeles"],
])("%s has the time of its own country", (_, latitude, longitude, country, zone) => {
  expect(timeZoneAt(latitude, longitude, country)).toBe(zone);
});

test("an unknown country changes nothing", () => {
  expect(timeZoneAt(36.7202, -4.4203, "Atlantis")).toBe("Europe/Madrid");
});

test("a longitude that went around the world is the same place", () => {
  expect(timeZoneAt(-16.82, 180.05)).toBe("Pacific/Fiji");
  expect(timeZoneAt(48.5343, 236.9829)).toBe("America/Los_Angeles");
});

test("at sea there is a zone that calendars understand", () => {
  expect(() => new Intl.DateTimeFormat("en-US", { timeZone: timeZoneAt(0, -150) })).not.toThrow();
});
