import { expect, test } from "vitest";
import { airbnb2023Page, airbnb2026Page } from "../../../../tests/support/listing-pages/airbnb.ts";
import { boatPage, bookingPage, homeawayPage, vrboPage } from "../../../../tests/support/listing-pages/others.ts";
import { jsonLdOf, pageOf, scriptOf } from "../../../../tests/support/listing-pages/page.ts";
import { importedValues } from "../import-values.ts";
import type { ImportedListing } from "../imported-listing.ts";
import { readListingAddress } from "../platforms/platforms.rules.ts";
import type { PageBytes } from "./decode-page.server.ts";
import { readListingPage } from "./read-listing-page.server.ts";

async function read(page: PageBytes): Promise<ImportedListing> {
  const reading = await readListingPage(page);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.listing;
}

const valuesOf = ({ fields }: ImportedListing) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
const problemOf = async (page: PageBytes) => {
  const reading = await readListingPage(page);
  return reading.ok ? null : reading.problem;
};

test("reads Airbnb's state of 2026, where the facts stand beside empty sections", async () => {
  const listing = await read(airbnb2026Page());
  expect(listing).toMatchObject({ platform: "airbnb", listingId: "7001", url: "https://www.airbnb.com/rooms/7001", foreignPrice: null });
  expect(valuesOf(listing)).toMatchObject({
    title: "Fern Hollow cabin",
    description: "A quiet cabin under tall ferns.\n\nWood stove & creek.",
    category: "House",
    city: "Arcata",
    state: "CA",
    country: "United States",
    coordinates: { latitude: 40.8665, longitude: -124.0828 },
    amenities: ["Creek access", "Hair dryer"],
    capacity: 6,
    bedrooms: 2,
    beds: 3,
    bathrooms: 1.5,
    checkInTime: "16:00",
    checkOutTime: "10:30",
    houseRules: ["6 guests maximum", "Quiet hours: 10:00 PM - 8:00 AM", "Shoes off, please."],
  });
  expect(listing.fields.images.value).toHaveLength(10);
  expect(listing.fields.images.value?.[0]).toBe("https://a0.muscache.com/im/pictures/hosting/Hosting-7001/original/photo-0.jpeg");
  expect(listing.fields.title).toEqual({ state: "found", value: "Fern Hollow cabin", source: "page-state" });
  expect(listing.fields.address.state).toBe("missing");
});

test("reads Airbnb's state of 2023, and leaves empty what it doesn't say", async () => {
  const listing = await read(airbnb2023Page());
  expect(listing).toMatchObject({ platform: "airbnb", listingId: "81", foreignPrice: { amount: 32, currency: "GBP" } });
  expect(valuesOf(listing)).toMatchObject({
    title: "Old mill by the river",
    description: "A rare find.\nThe mill still turns.",
    category: "House",
    city: "Zelenyi Hai",
    state: "Rivne oblast",
    country: "Ukraine",
    amenities: ["Kitchen"],
    capacity: 2,
    bedrooms: 1,
    beds: 1,
    bathrooms: null,
    houseRules: null,
    checkInTime: "15:00",
    checkOutTime: null,
  });
  expect(listing.fields.images.value).toHaveLength(2);
  expect(listing.fields.nightlyPriceCents).toEqual({ state: "guessed", value: 20_000, source: "default" });
});

test.each([
  [{ primaryLine: { price: "$185", qualifier: "night" } }, 18_500, "found"],
  [{ primaryLine: { price: "$555", qualifier: "for 3 nights" } }, 20_000, "guessed"],
  [
    {
      primaryLine: { price: "$1,555", qualifier: "for 3 nights" },
      explanationData: { priceDetails: [{ items: [{ description: "3 nights x $1,185.50" }] }] },
    },
    118_550,
    "found",
  ],
  [{ primaryLine: { discountedPrice: "€90", qualifier: "night" } }, 20_000, "guessed"],
])("takes a nightly price only, in dollars: %j", async (price, cents, state) => {
  expect((await read(airbnb2026Page(price))).fields.nightlyPriceCents).toMatchObject({ value: cents, state });
});

test("reads HomeAway's state, not the defaults and choices around it", async () => {
  const listing = await read(homeawayPage());
  expect(listing).toMatchObject({ platform: "vrbo", listingId: "5550001a", foreignPrice: { amount: 87, currency: "EUR" } });
  expect(valuesOf(listing)).toMatchObject({
    title: "Haus am See",
    description: "Ruhig & hell.\n\nMit Steg.",
    category: "House",
    city: "Plön",
    zipCode: "24306",
    country: "Germany",
    coordinates: { latitude: 54.16, longitude: 10.42 },
    amenities: ["Internet", "Air conditioning", "Pets allowed"],
    capacity: 5,
    bathrooms: 1.5,
    images: ["https://odis.homeaway.com/odis/listing/aa-bb.f10.jpg"],
    houseRules: ["Keine Partys", "Boot abschließen", "Mindestalter Hauptmieter: 21"],
    checkInTime: "14:00",
    checkOutTime: "12:00",
  });
  expect(importedValues(listing)).toMatchObject({ petsAllowed: "on" });
});

test("reads VRBO's state through its references", async () => {
  const listing = await read(vrboPage());
  expect(listing).toMatchObject({ platform: "vrbo", listingId: "1234567ha" });
  expect(valuesOf(listing)).toMatchObject({
    title: "Gull's Nest",
    description: "A bright house above the dunes, five minutes from the lighthouse.",
    address: "9 Dune Rd",
    city: "Rodanthe",
    state: "NC",
    country: "United States",
    coordinates: { latitude: 35.59, longitude: -75.46 },
    nightlyPriceCents: 27_500,
    images: ["https://images.trvl-media.com/lodging/1/2/gull.jpg"],
    amenities: ["Beach access", "Kitchen"],
    capacity: 7,
    bedrooms: 3,
    bathrooms: 2.5,
    houseRules: ["No smoking"],
    checkInTime: "15:00",
    checkOutTime: "11:00",
  });
});

test("reads Booking.com's cache, and what it lacks from JSON-LD", async () => {
  const listing = await read(bookingPage());
  expect(listing).toMatchObject({ platform: "booking", listingId: "nz/lake-loft", url: "https://www.booking.com/hotel/nz/lake-loft.html" });
  expect(valuesOf(listing)).toMatchObject({
    title: "Lake Loft",
    description: "A loft with a view of the lake.",
    category: "Apartment",
    address: "8 Shore Street",
    city: "Queenstown",
    country: "New Zealand",
    coordinates: { latitude: -45.031, longitude: 168.662 },
    nightlyPriceCents: 14_500,
    images: ["https://cf.bstatic.com/xdata/images/hotel/max1280x900/77.jpg?k=abc&o="],
    amenities: ["Iron", "Lake view"],
    capacity: 4,
    beds: 3,
    checkInTime: "14:00",
    checkOutTime: "10:00",
  });
  expect(listing.fields.nightlyPriceCents.state).toBe("guessed");
  expect(listing.fields.city).toMatchObject({ state: "found", source: "page-state" });
});

test("gives every boat its safety gear, once", async () => {
  const listing = await read(boatPage());
  expect(listing).toMatchObject({ platform: "getmyboat", listingId: "qK01" });
  expect(valuesOf(listing)).toMatchObject({
    category: "Boat",
    capacity: 6,
    lengthFeet: 38,
    cabins: 2,
    crew: "captained",
    city: "Annapolis",
    state: "MD",
    images: ["https://img.getmyboat.example/images/1/sloop.jpg"],
    amenities: ["Sound System", "Cooler", "Life Jackets", "First Aid Kit"],
  });
  const bare = await read(boatPage({ features: [] }));
  expect(bare.fields.amenities).toMatchObject({
    state: "guessed",
    value: ["WiFi", "Kitchen", "Air Conditioning", "Life Jackets", "First Aid Kit"],
  });
});

test("takes from meta tags and text what no state says", async () => {
  const listing = await read(
    pageOf({
      head: `<meta property="og:title" content="Cabin in Ely · ★5.0 · 1 bedroom · 2 beds · 1 shared bath"><meta property="og:description" content="Loon Point">
        <meta property="og:url" content="https://www.airbnb.com/rooms/9"><meta property="og:image" content="https://a0.muscache.com/im/pictures/loon.jpg?im_w=480">`,
      body: `<h1>Loon Point</h1><div>4 guests</div><div><span>$120</span> <span>night</span></div>
        <h2>About this space</h2><p>An old log cabin at the end of the road, with a canoe.</p>
        <h2>What this place offers</h2><ul><li>Canoe</li><li>Sauna</li><li>Unavailable: Wifi</li></ul><h2>Where you'll be</h2><p>Ely</p>
        <h2>House rules</h2><ul><li>Check-in: 3:00 PM</li><li>No fireworks</li></ul>`,
    }),
  );
  expect(valuesOf(listing)).toMatchObject({
    title: "Loon Point",
    description: "An old log cabin at the end of the road, with a canoe.",
    category: "House",
    city: "Ely",
    nightlyPriceCents: 12_000,
    capacity: 4,
    bedrooms: 1,
    beds: 2,
    bathrooms: 1,
    amenities: ["Canoe", "Sauna"],
    houseRules: ["No fireworks"],
    checkInTime: "15:00",
  });
  expect(listing.fields.nightlyPriceCents).toMatchObject({ state: "guessed", source: "text" });
  expect(listing.fields.bedrooms).toMatchObject({ state: "found", source: "meta" });
});

test("reads JSON-LD of a vacation rental, and takes 5 photos from a page of no known platform", async () => {
  const listing = await read(
    pageOf({
      head: jsonLdOf(
        JSON.stringify({
          "@graph": [
            {
              "@type": "VacationRental",
              additionalType: "Villa",
              name: "Casa Alta",
              description: "Above the bay.",
              image: Array.from({ length: 8 }, (_, index) => `https://photos.example.org/${index}.jpg?w=100`),
              latitude: "0",
              longitude: "0",
              checkinTime: "15:00:00",
              containsPlace: {
                occupancy: { value: 8 },
                numberOfBedrooms: 4,
                numberOfBathroomsTotal: 3,
                bed: [{ numberOfBeds: 2 }, { numberOfBeds: 3 }],
                amenityFeature: [
                  { name: "ac", value: true },
                  { name: "outdoorGrill", value: "True" },
                  { name: "pool", value: "False" },
                ],
              },
              offers: { price: "310.00", priceCurrency: "USD", priceSpecification: { price: 310, unitCode: "DAY" } },
            },
          ],
        }),
      ),
    }),
  );
  expect(listing).toMatchObject({ platform: "other", listingId: null });
  expect(valuesOf(listing)).toMatchObject({
    category: "House",
    capacity: 8,
    bedrooms: 4,
    beds: 5,
    bathrooms: 3,
    coordinates: null,
    checkInTime: "15:00",
    amenities: ["Air conditioning", "Outdoor grill"],
    nightlyPriceCents: 31_000,
  });
  expect(listing.fields.images.value).toHaveLength(5);
});

test("knows a saved page by the address that the browser wrote into it", async () => {
  const saved = `<!-- saved from url=(0038)https://www.airbnb.com.au/rooms/12?a=1 -->${pageOf({ head: '<meta name="description" content="x">', body: "<h1>x</h1>" })}`;
  const page = saved.replace(
    "</head>",
    `${jsonLdOf('{"@type":"House","name":"Tin shed","description":"A shed.","priceRange":"$99 per night"}')}</head>`,
  );
  const listing = await read(page);
  expect(listing).toMatchObject({ platform: "airbnb", listingId: "12", foreignPrice: { amount: 99, currency: "AUD" } });
});

test("trusts the given address before the page", async () => {
  const given = readListingAddress("https://www.airbnb.com/rooms/55");
  const reading = await readListingPage(pageOf({ head: jsonLdOf('{"@type":"House","name":"A","description":"B"}') }), {
    ...(given.ok && { address: given.address }),
  });
  expect(reading).toMatchObject({ ok: true, listing: { platform: "airbnb", listingId: "55" } });
});

test("reads a stream, in the encoding that the page names", async () => {
  const latin = Buffer.from(
    `<meta charset="windows-1252">${jsonLdOf('{"@type":"House","name":"Gîte à Évian","description":"Café"}')}`,
    "latin1",
  );
  async function* stream() {
    for (const byte of latin) yield Uint8Array.of(byte);
  }
  expect((await read(stream())).fields.title.value).toBe("Gîte à Évian");
  const marked = Buffer.from(`\ufeff<html>${jsonLdOf('{"@type":"House","name":"Gîte","description":"Café"}')}</html>`, "utf16le");
  expect((await read(marked)).fields.title.value).toBe("Gîte");
});

test("cleans what comes from outside", async () => {
  const name = `\u202eevil\u0000 <script>alert(1)</script>\u200bCabin`;
  const listing = await read(
    pageOf({
      head: jsonLdOf(JSON.stringify({ "@type": "House", name, description: "word ".repeat(300) }).replaceAll("</", String.raw`<\/`)),
    }),
  );
  expect(listing.fields.title.value).toBe("evil alert(1)Cabin");
  expect(listing.fields.description.value).toMatch(/word…$/);
  expect(listing.fields.description.value?.length).toBeLessThanOrEqual(500);
  const flags = await read(pageOf({ head: jsonLdOf(JSON.stringify({ "@type": "House", name: "Flags", description: "👨‍👩‍👧‍👦".repeat(100) })) }));
  expect(flags.fields.description.value?.replaceAll("👨‍👩‍👧‍👦", "")).toBe("…");
});

test.each([
  ["a bot wall", pageOf({ head: "<title>Bot or Not?</title>", body: "<h1>Show us your human side...</h1>" }), "bot-wall"],
  [
    "a wall of scripts",
    pageOf({ head: "<title>vrbo.com</title>", body: '<script src="https://geo.captcha-delivery.com/c.js"></script>' }),
    "bot-wall",
  ],
  [
    "a city page",
    pageOf({
      head: '<link rel="canonical" href="https://www.booking.com/city/es/ruidera.html"><meta property="og:title" content="74 hotels"><meta property="og:image" content="https://cf.bstatic.com/images/hotel/max300/1.jpg">',
    }),
    "not-a-listing",
  ],
  [
    "search results",
    pageOf({
      body: scriptOf("data-deferred-state-0", {
        niobeClientData: [["StaysSearch", { data: { presentation: { staysSearch: { results: [] } }, filler: "x".repeat(300) } }]],
      }),
    }),
    "not-a-listing",
  ],
  ["a list in JSON-LD", pageOf({ head: jsonLdOf('{"@type":"ItemList","itemListElement":[]}'), body: "<h1>Cabins</h1>" }), "not-a-listing"],
  [
    "an mhtml file",
    "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://www.airbnb.com/rooms/1\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\r\n<html></html>",
    "mhtml",
  ],
  ["an empty shell", pageOf({ head: "<title>Airbnb</title>", body: '<div id="root"></div>' }), "empty"],
  ["a text", "just words", "not-html"],
  ["a PDF", "%PDF-1.7 <a>", "not-html"],
  ["nothing", "", "not-html"],
  ["a Safari archive", "bplist00\u0001<html>", "not-html"],
])("says that %s is no listing", async (_, page, problem) => {
  expect(await problemOf(page)).toBe(problem);
});

test("refuses a page above 10 MB, and survives hostile ones", async () => {
  expect(await problemOf(`<p>${"x".repeat(11 * 1024 * 1024)}`)).toBe("too-large");
  expect(await problemOf("<a b=c><i>".repeat(500_000))).toBe("empty");
  const deep = `{"@type":"House","name":"Deep","description":"d","x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  expect((await read(pageOf({ head: jsonLdOf(deep) }))).fields.title.value).toBe("Deep");
  const state = `{"niobe":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`;
  expect(await problemOf(pageOf({ body: `<script id="data-deferred-state-0" type="application/json">${state}</script>` }))).toBe("empty");
  expect(await problemOf(`<script>window.__INITIAL_STATE__ = ${'{"a":"\\\\'.repeat(20_000)}</script>`)).toBe("empty");
});
