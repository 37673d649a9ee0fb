import { expect, test } from "vitest";
import { sunTimes } from "./sun-times.server.ts";

const CAMDEN = { latitude: 44.21, longitude: -69.06, timeZone: "America/New_York" };
const minutes = (time: string | null) => Number(time?.slice(0, 2)) * 60 + Number(time?.slice(3));

// As the almanac of the United States Naval Observatory and timeanddate.com have them, to a few minutes.
test.each([
  ["Camden in June", "2027-06-21", CAMDEN, "04:51", "20:25"],
  ["Camden in December", "2027-12-21", CAMDEN, "07:08", "16:00"],
  ["Auckland, a day ahead of UTC", "2027-01-10", { latitude: -36.85, longitude: 174.76, timeZone: "Pacific/Auckland" }, "06:11", "20:42"],
  [
    "Honolulu, a day behind it in the evening",
    "2027-01-10",
    { latitude: 21.31, longitude: -157.86, timeZone: "Pacific/Honolulu" },
    "07:12",
    "18:09",
  ],
])("the sun rises and sets by the clocks there: %s", (_, day, where, rise, set) => {
  const sun = sunTimes(day, where);
  expect(Math.abs(minutes(sun.rise) - minutes(rise))).toBeLessThanOrEqual(4);
  expect(Math.abs(minutes(sun.set) - minutes(set))).toBeLessThanOrEqual(4);
  expect(minutes(sun.lastLight)).toBeGreaterThan(minutes(sun.set));
});

test("where the sun doesn't set there is no time for it", () => {
  const tromso = { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" };
  expect(sunTimes("2027-06-21", tromso)).toMatchObject({ rise: null, set: null, lastLight: null });
});

test("the moon is full when it is", () => {
  expect(sunTimes("2027-07-18", CAMDEN).moon).toBe("Full moon");
  expect(sunTimes("2027-07-04", CAMDEN).moon).toBe("New moon");
});
