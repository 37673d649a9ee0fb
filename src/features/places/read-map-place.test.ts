import { expect, test } from "vitest";
import { addressWords } from "./address-words.rules.ts";
import { countryChoices, countryCodeOf } from "./gazetteer/area-names.ts";
import { readMapPlace } from "./read-map-place.rules.ts";

test.each([
  ["47.6205, -122.3493", 47.6205, -122.3493],
  ["  47.6205 -122.3493 ", 47.6205, -122.3493],
  ["47.6205° N, 122.3493° W", 47.6205, -122.3493],
  ["33.9S 18.4E", -33.9, 18.4],
  ["geo:43.5081,16.4402;u=35", 43.5081, 16.4402],
  ["https://www.google.com/maps/@43.5081,16.4402,15z", 43.5081, 16.4402],
  ["https://www.google.com/maps/place/Split/@43.5,16.4,13z/data=!3m1!4b1!4m6!3m5!8m2!3d43.5081323!4d16.4401935", 43.5081323, 16.4401935],
  ["https://www.google.com/maps/place/43.5081,16.4402", 43.5081, 16.4402],
  ["https://www.google.com/maps/search/?api=1&query=43.5081%2C16.4402", 43.5081, 16.4402],
  ["https://maps.google.com/?q=43.5081,16.4402", 43.5081, 16.4402],
  ["https://maps.apple.com/?ll=43.5081,16.4402&q=Split", 43.5081, 16.4402],
  ["https://maps.apple.com/place?coordinate=43.5081,16.4402&name=Split", 43.5081, 16.4402],
  ["https://www.openstreetmap.org/#map=15/43.5081/16.4402", 43.5081, 16.4402],
  ["https://www.openstreetmap.org/?mlat=43.5081&mlon=16.4402#map=15/1/2", 43.5081, 16.4402],
])("%s is a place", (text, latitude, longitude) => expect(readMapPlace(text)).toEqual({ latitude, longitude }));

test.each([
  "",
  "Seattle",
  "98101",
  "91, 10",
  "10, 181",
  "1,2,3",
  "https://maps.app.goo.gl/abc123",
  "https://www.google.com/maps/place/Split",
  "https://example.com/%E0%A4%A@",
  "javascript:1,2",
])("%j is no place", (text) => expect(readMapPlace(text)).toBeNull());

test.each([
  ["Norge", "NO"],
  ["norwegen", "NO"],
  ["Hrvatska", "HR"],
  ["Deutschland", "DE"],
  ["Italia", "IT"],
  ["Ελλάδα", "GR"],
  ["日本", "JP"],
  ["Estados Unidos", "US"],
  ["Georgia", "GE"],
  ["UK", "GB"],
  ["Atlantis", null],
  ["", null],
  [" ", null],
])("%s is %s", (name, code) => expect(countryCodeOf(name)).toBe(code));

test("a country is chosen by its English name and the one it has at home", () => {
  const choices = countryChoices();
  expect(choices).toContainEqual({ name: "Croatia", nativeName: "Hrvatska" });
  expect(choices.length).toBeGreaterThan(190);
});

test("region and postal code are called what the country calls them", () => {
  expect(addressWords("USA")).toEqual({ region: "State", postalCode: "ZIP code" });
  expect(addressWords("Irland")).toEqual({ region: "County", postalCode: "Eircode" });
  expect(addressWords("Atlantis")).toEqual({ region: "State or region", postalCode: "Postal code" });
});
