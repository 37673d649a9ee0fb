import { expect, test } from "vitest";
import { importedValues, importMarks } from "../import-values.ts";
import { guessMatching } from "./guess-matching.server.ts";
import { columnsOf, readRow } from "./read-row.server.ts";

/** One row under these column names, as we would match them. */
const read = (cells: Record<string, string>) =>
  readRow(columnsOf(Object.keys(cells), guessMatching(Object.keys(cells))), Object.values(cells));
const fieldsOf = (cells: Record<string, string>) => read(cells).fields;

test.each([
  ["$1,250.00", "Price", 125_000],
  ["1250", "Nightly rate", 125_000],
  ["1360.0", "price_usd", 136_000],
  ["1.250,00 $", "Preis pro Nacht", 125_000],
  ["US$ 99.5", "Prix", 9950],
])("the price %j under %j is in cents", (text, name, cents) => {
  expect(fieldsOf({ [name]: text }).nightlyPriceCents).toMatchObject({ state: "found", value: cents });
});

test.each([
  ["1.250,00 €", "Prezzo", { amount: 1250, currency: "EUR" }],
  ["1360.0", "price_eur", { amount: 1360, currency: "EUR" }],
  ["on request", "price", null],
])("the price %j under %j is missing, not converted and not guessed", (text, name, foreignPrice) => {
  const listing = read({ [name]: text });
  expect(listing.fields.nightlyPriceCents.state).toBe("missing");
  expect(listing.foreignPrice).toEqual(foreignPrice);
});

test("no price at all is the default, marked as guessed", () => {
  expect(fieldsOf({ name: "A", price: "" }).nightlyPriceCents).toMatchObject({ state: "guessed", value: 20_000 });
});

test.each([
  ['["Wifi", "Hot tub", "TV"]', ["WiFi", "Hot tub", "Television"]],
  ['{TV,"Cable TV",Wifi,"Family/Kid Friendly"}', ["Television", "Cable TV", "WiFi", "Family/Kid Friendly"]],
  ["Wifi, Hot tub, hot TUB", ["WiFi", "Hot tub"]],
  ["Parking, free|Hot tub", ["Parking, free", "Hot tub"]],
  [Array.from({ length: 30 }, (_, index) => `Thing ${index}`).join(";"), Array.from({ length: 15 }, (_, index) => `Thing ${index}`)],
])("the amenities %j are read", (text, amenities) => {
  expect(fieldsOf({ amenities: text }).amenities.value).toEqual(amenities);
});

test("amenities in columns of yes and no are those with yes", () => {
  expect(fieldsOf({ WiFi: "yes", Pool: "no", "Hot tub": "TRUE", Sauna: "" }).amenities.value).toEqual(["WiFi", "Hot tub"]);
});

test.each([
  [{ bathrooms_text: "1.5 shared baths" }, 1.5],
  [{ bathrooms: "", bathrooms_text: "Half-bath" }, 0.5],
  [{ bathrooms: "2,5" }, 2.5],
  [{ bathrooms: "3", bathrooms_text: "1 bath" }, 3],
])("%j are bathrooms", (cells, bathrooms) => {
  expect(fieldsOf(cells).bathrooms.value).toBe(bathrooms);
});

test("texts lose their tags and are cut at 500 characters", () => {
  const { description, title } = fieldsOf({ name: "Fern <b>Hollow</b>", description: `One<br /><br />Two ${"word ".repeat(200)}` });
  expect(title.value).toBe("Fern Hollow");
  expect(description.value).toMatch(/^One\n\nTwo word/);
  expect(description.value?.length).toBeLessThanOrEqual(501);
});

test("a boat with Italian columns is read in feet, with its safety gear and its captain", () => {
  const listing = read({
    Nome: "Oceanis 40 (Martha)",
    Tipo: "Barca a vela",
    Lunghezza: "12,20",
    Cabine: "3",
    "Posti letto": "8 (6+2)",
    WC: "2",
    Servizio: "Con equipaggio",
    Base: "Corfu / Gouvia / Marina Gouvia, Grecia",
    Paese: "Greece",
    "Prezzo (€)": "1360",
    yacht_id: "5651",
  });
  expect(importedValues(listing)).toMatchObject({
    type: "boat",
    category: "Boat",
    lengthFeet: "40",
    cabins: "3",
    capacity: "8",
    bathrooms: "2",
    crew: "captained",
    city: "Corfu",
    streetAddress: "Marina Gouvia",
    country: "Greece",
    amenities: "WiFi\nKitchen\nAir Conditioning\nLife Jackets\nFirst Aid Kit",
  });
  expect(importMarks(listing)).toMatchObject({ capacity: "guessed", city: "guessed", bedrooms: "guessed", nightlyPriceCents: "missing" });
  expect(listing).toMatchObject({ listingId: "5651", platform: "other" });
});

test.each([
  ["length_m", "12", 39],
  ["length_ft", "37.0", 37],
  ["Length", "12 m", 39],
  ["Length (m)", "40 ft", 40],
])("a length under %j of %j is %i feet", (name, text, feet) => {
  expect(fieldsOf({ Type: "Sailboat", [name]: text }).lengthFeet.value).toBe(feet);
});

test("photos, coordinates, times and a listing's address elsewhere are read", () => {
  const listing = read({
    "Photo 1": "https://cdn.example.com/a.jpg",
    "Photo 2": "https://cdn.example.com/b.jpg, https://cdn.example.com/c.jpg?size=a,b",
    Latitude: "47,636",
    Longitude: "-122.37",
    "Check-in": "3 PM",
    "Listing URL": "https://www.airbnb.com/rooms/7001?adults=2",
  });
  expect(listing).toMatchObject({ platform: "airbnb", listingId: "7001", url: "https://www.airbnb.com/rooms/7001" });
  expect(listing.fields.images.value).toEqual([
    "https://cdn.example.com/a.jpg",
    "https://cdn.example.com/b.jpg",
    "https://cdn.example.com/c.jpg",
  ]);
  expect(listing.fields.coordinates.value).toEqual({ latitude: 47.636, longitude: -122.37 });
  expect(listing.fields.checkInTime).toMatchObject({ state: "found", value: "15:00" });
  expect(listing.fields.checkOutTime).toMatchObject({ state: "guessed", value: "11:00" });
});

test("a cell that can't be read is missing, never a default", () => {
  const { minimumNights, cancellationPolicy, cleaningFeeCents, checkInTime, bedrooms } = fieldsOf({
    "Minimum nights": "some",
    "Cancellation policy": "ask me",
    "Cleaning fee": "50 €",
    "Check-in": "late",
    Bedrooms: "many",
  });
  for (const field of [minimumNights, cancellationPolicy, cleaningFeeCents, checkInTime, bedrooms]) expect(field?.state).toBe("missing");
});

test("a title that sums the place up says what no column says, as a guess", () => {
  const { city, bedrooms, beds } = fieldsOf({ name: "Rental unit in Boston · ★4.71 · Studio · 1 bed · 1 bath", beds: "2" });
  expect([city, bedrooms]).toMatchObject([
    { state: "guessed", value: "Boston" },
    { state: "guessed", value: 0 },
  ]);
  expect(beds).toMatchObject({ state: "found", value: 2 });
});

test.each([
  [
    { License: "Required", Fuel: "Full to full", Marina: "Port Gouvia, pier 4" },
    { licenceNeeded: "true", fuelPolicy: "Full to full", marina: "Port Gouvia, pier 4" },
  ],
  [
    { "licence needed": "no", Treibstoff: "voll zu voll", Liegeplatz: "Hafen <b>3</b>" },
    { licenceNeeded: "false", fuelPolicy: "voll zu voll", marina: "Hafen 3" },
  ],
])("%j are what guests are told about a boat", (cells, values) => {
  expect(importedValues(read({ name: "Martha", type: "Sailboat", ...cells }))).toMatchObject(values);
});

test("a license that can't be read is missing, and a house has neither marina nor fuel", () => {
  const boat = read({ name: "Martha", type: "Sailboat", license: "ask the captain" });
  expect(importMarks(boat)).toMatchObject({ licenceNeeded: "missing" });
  expect(importMarks(boat)).not.toHaveProperty("marina");
  expect(importedValues(read({ name: "Fern", type: "House", marina: "Port", fuel: "full" }))).not.toMatchObject({ marina: "Port" });
});

test("the kind of a home is read where the file says it, and left out where it doesn't", () => {
  expect(fieldsOf({ Type: "Villa" }).homeKind).toMatchObject({ state: "found", value: "villa" });
  expect(importedValues(read({ Type: "Villa" }))).toMatchObject({ category: "House", homeKind: "villa" });
  expect(fieldsOf({ Type: "House" }).homeKind).toBeUndefined();
  expect(fieldsOf({ Type: "Houseboat" }).homeKind).toBeUndefined();
});
