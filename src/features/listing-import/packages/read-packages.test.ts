import { describe, expect, test } from "vitest";
import { boatPage } from "../../../../tests/support/listing-pages/others.ts";
import { jsonLdOf, pageOf } from "../../../../tests/support/listing-pages/page.ts";
import { readListingPage } from "../reading/read-listing-page.server.ts";
import { readLength } from "./read-length.server.ts";

async function fieldsOf(page: string) {
  const reading = await readListingPage(page);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.listing.fields;
}
const tripOf = (trip: object) => fieldsOf(boatPage(trip));

const HALF = { minutes: 240, nights: null, returnsAt: null };
const startsOf = (starts: readonly { firstStart: string }[] | undefined) => starts?.map(({ firstStart }) => firstStart);

describe("a length", () => {
  test.each([
    ["4 hours", 240],
    ["4-hour cruise", 240],
    ["2.5 hrs", 150],
    ["Half day (5 hours)", 300],
    ["Half-day charter", 240],
    ["Demi-journée", 240],
    ["full_day", 480],
    ["Full day", 480],
    ["90 min", 90],
    ["3 days", 4320],
    ["2-8 hours", null],
    ["15 minutes", null],
    ["400 hours", null],
    ["$4", null],
    ["", null],
  ])("of %j is %j minutes", (words, minutes) => expect(readLength(words)?.length.minutes ?? null).toBe(minutes));

  test.each([
    ["1 week", 7],
    ["Weekly", 7],
    ["3 nights", 3],
    ["40 nights", null],
  ])("of %j is %j nights", (words, nights) => expect(readLength(words)?.length.nights ?? null).toBe(nights));
});

describe("the state of a boat's page", () => {
  test("gives its lengths and prices as packages, and no price per night", async () => {
    const fields = await tripOf({
      boat: { length: "38 ft", captained: true },
      currency: "USD",
      pricing: {
        packages: [
          { name: "Half day", duration: 4, duration_unit: "hours", price: 450, max_guests: 6, start_times: ["8:30 AM", "1:30 PM"] },
          { name: "Full day", duration: 8, duration_unit: "hours", price: 800 },
        ],
      },
    });
    expect(fields.nightlyPriceCents).toEqual({ state: "missing", value: null, source: null });
    expect(fields.packages).toMatchObject({ state: "guessed", source: "page-state" });
    expect(fields.packages?.value).toMatchObject([
      { name: "Half day", ...HALF, captainedCents: 45_000, bareboatCents: null, seats: null, guests: 6, assumed: [] },
      { name: "Full day", minutes: 480, captainedCents: 80_000, guests: null, assumed: ["starts"] },
    ]);
    expect(fields.packages?.value?.map(({ starts }) => startsOf(starts))).toEqual([["08:30", "13:30"], ["09:00"]]);
  });

  test("is found where it leaves nothing open", async () => {
    const { packages } = await tripOf({
      price_options: [{ hours: 3, price: { amount: "300.00", currency: "USD" }, captained: false, start_times: ["10:00"] }],
    });
    expect(packages).toMatchObject({
      state: "found",
      value: [{ name: "3 hours", minutes: 180, bareboatCents: 30_000, captainedCents: null }],
    });
  });

  test("makes one package of a trip with a captain and the same without", async () => {
    const { packages } = await tripOf({
      currency: "USD",
      rates: [
        { label: "4 hours", price: 500, with_captain: true },
        { label: "4 hours", price: 380, with_captain: false },
        { label: "8 hours", captained_price: 900, bareboat_price: 700 },
      ],
    });
    expect(packages?.value).toMatchObject([
      { minutes: 240, captainedCents: 50_000, bareboatCents: 38_000 },
      { minutes: 480, captainedCents: 90_000, bareboatCents: 70_000 },
    ]);
  });

  test("takes what most boats do where the page says less, and says what it took", async () => {
    const { packages } = await tripOf({ boat: {}, currency: "USD", half_day_price: 400, weekRate: 3900 });
    expect(packages?.value).toMatchObject([
      { name: "Half day", ...HALF, captainedCents: 40_000, assumed: ["starts", "length", "crew"] },
      { name: "Week", nights: 7, returnsAt: "09:00", starts: [{ firstStart: "17:00", weekdays: 64 }] },
    ]);
    expect(startsOf(packages?.value?.[0]?.starts)).toEqual(["08:00", "13:00"]);
  });

  test("sells seats where the price is for a person", async () => {
    const { packages } = await tripOf({
      options: [{ title: "Sunset cruise", duration: "PT2H", price: 60, price_type: "per_person", currency: "USD" }],
    });
    expect(packages?.value).toMatchObject([{ name: "Sunset cruise", minutes: 120, seats: 6, captainedCents: 6000, bareboatCents: null }]);
    expect(startsOf(packages?.value?.[0]?.starts)).toEqual(["18:00"]);
  });

  test("converts no other currency, and marks a price that only begins there", async () => {
    const { packages } = await tripOf({
      options: [
        { name: "Half day", hours: 4, price: 400, currency: "EUR" },
        { name: "Full day", hours: 8, starting_at: true, price: 700, currency: "USD" },
        { name: "Evening", hours: 3, price: 250 },
      ],
    });
    expect(packages?.value).toMatchObject([
      { captainedCents: null, foreignPrice: { amount: 400, currency: "EUR" } },
      { captainedCents: 70_000, assumed: ["starts", "price"] },
      { captainedCents: 25_000, assumed: ["starts", "price"] },
    ]);
  });

  test("works out the shortest trip of a price by the hour", async () => {
    const { packages } = await tripOf({ rate: { unit: "hour", amount: 150, currency: "USD", minimum_hours: 3 } });
    expect(packages?.value).toMatchObject([{ name: "3 hours", minutes: 180, captainedCents: 45_000, assumed: ["starts", "price"] }]);
  });

  test("keeps a price that is one of a night", async () => {
    const { nightlyPriceCents } = await tripOf({
      nightly_price: { amount: 350, currency: "USD", period: "night" },
      options: [{ hours: 4, price: 300, currency: "USD" }],
    });
    expect(nightlyPriceCents).toMatchObject({ state: "found", value: 35_000 });
  });

  test.each([
    ["boats like it", { similar_trips: [{ hours: 4, price: 100, currency: "USD" }] }],
    ["extras", { add_ons: [{ name: "Paddle board, 2 hours", price: 30, currency: "USD" }] }],
    ["a length without a price", { options: [{ hours: 4 }] }],
    ["a price without a length", { options: [{ price: 400, currency: "USD" }] }],
    ["a price below 0", { options: [{ hours: 4, price: -400, currency: "USD" }] }],
    [
      "a length of 0 or of a year",
      {
        options: [
          { hours: 0, price: 400 },
          { days: 365, price: 9 },
        ],
      },
    ],
    ["a price by the hour without a shortest trip", { rate: { unit: "hour", amount: 150, currency: "USD" } }],
  ])("has no packages by %s", async (_what, trip) => expect((await tripOf(trip)).packages).toBeUndefined());

  test("has at most as many packages as a boat can have, each once", async () => {
    const options = Array.from({ length: 60 }, (_, index) => ({ name: `Trip ${index >> 1}`, hours: 4, price: 100, currency: "USD" }));
    expect((await tripOf({ options })).packages?.value).toHaveLength(20);
  });
});

const boat = (offers: unknown, more = "") =>
  pageOf({
    head: jsonLdOf(JSON.stringify({ "@type": "Product", additionalType: "Boat", name: "Otter", description: "A launch.", offers })),
    body: more,
  });

test("JSON-LD gives packages by the length that an offer is for", async () => {
  const { packages, nightlyPriceCents } = await fieldsOf(
    boat([
      { "@type": "Offer", name: "Morning", price: "320", priceCurrency: "USD", eligibleDuration: { value: 4, unitCode: "HUR" } },
      { "@type": "Offer", price: "900", priceCurrency: "USD", priceSpecification: { unitCode: "DAY" }, name: "Full day" },
    ]),
  );
  expect(packages).toMatchObject({ state: "guessed", source: "json-ld" });
  expect(packages?.value).toMatchObject([
    { name: "Morning", ...HALF, captainedCents: 32_000 },
    { name: "Full day", minutes: 480 },
  ]);
  expect(nightlyPriceCents.state).toBe("missing");
});

test("the visible text gives packages where nothing better does, as a guess", async () => {
  const lines = [
    "4 hours · $450",
    "Full day (8 hours)",
    "from $800",
    "Sunset cruise, 2 hours: $60 per person",
    "Cancel 24 hours before: $50",
  ];
  const { packages } = await fieldsOf(boat(undefined, lines.map((line) => `<p>${line}</p>`).join("")));
  expect(packages).toMatchObject({ state: "guessed", source: "text" });
  expect(packages?.value).toMatchObject([
    { name: "4 hours", minutes: 240, captainedCents: 45_000 },
    { name: "Full day", minutes: 480, captainedCents: 80_000, assumed: ["starts", "crew", "price"] },
    { name: "Sunset cruise", minutes: 120, captainedCents: 6000 },
  ]);
});

test("a home has no packages, whatever its page says", async () => {
  const page = pageOf({
    head: jsonLdOf('{"@type":"House","name":"Tin shed","description":"A shed."}'),
    body: "<p>4 hours · $450</p>",
  });
  expect((await fieldsOf(page)).packages).toBeUndefined();
});
