import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { profiles } from "../src/features/accounts/account.tables.server.ts";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import { guestReviews, reviews } from "../src/features/reviews/review.tables.server.ts";
import { waterNear } from "../src/features/places/index.server.ts";
import { projectPath } from "../src/platform/project.server.ts";
import { openTestServices } from "../tests/support/test-ctx.ts";
import { openTestDatabase } from "../tests/support/test-database.ts";
import { americanDestinations } from "./listings/american-destinations.ts";
import { catalogue } from "./listings/catalogue.ts";
import { europeanDestinations } from "./listings/european-destinations.ts";
import { PHOTO_SIZE, photoPath, photosOf } from "./listings/listing-photos.ts";
import { BOAT_COMPLAINTS, HOME_COMPLAINTS } from "./listings/reviews/complaints.ts";
import { sentencesOf } from "./listings/reviews/say.ts";

const services = await openTestServices(await openTestDatabase());
const { db } = services;
const entries = catalogue(services.clock);
const titled = (name: RegExp) => entries.filter(({ listing }) => name.test(listing.title));

test("no cottage or cabin is pictured as a villa, every villa is, and a boat is what its title says", () => {
  const coverOf = ({ listing }: (typeof entries)[number]) => photosOf(listing.title)[0]?.description ?? "";
  expect(titled(/\b(cottage|cabin|boathouse|rorbu)\b/i).map(coverOf)).not.toContainEqual(expect.stringMatching(/villa|apartment/));
  for (const entry of titled(/\bvilla\b/i)) expect(coverOf(entry)).toContain("villa");
  const boats = entries.filter(({ listing }) => listing.type === "boat");
  for (const entry of boats) expect(coverOf(entry)).toContain(entry.listing.title.replace(/^.* ft /, ""));
});

test("a pool is seen where there is one and nowhere else, and a fireplace that is seen is in the list of amenities", () => {
  const showing = (what: RegExp) => entries.filter(({ listing }) => photosOf(listing.title).some((photo) => what.test(photo.description)));
  const having = (amenity: string) => entries.filter(({ listing }) => listing.amenities?.includes(amenity));
  expect(having("Pool").length).toBeGreaterThan(20);
  expect(showing(/\bpool\b/)).toEqual(having("Pool"));
  expect(having("Fireplace")).toEqual(expect.arrayContaining(showing(/\bfireplace\b/)));
});

test("no home shows more bedrooms than it has, nor more beds", () => {
  for (const { listing } of entries.filter(({ listing: { type } }) => type === "property")) {
    const rooms = photosOf(listing.title).filter(({ file }) => file.includes("bedroom"));
    const beds = rooms.reduce((sum, { description }) => sum + (/two single|bunk/.test(description) ? 2 : 1), 0);
    expect([rooms.length > 0, rooms.length <= (listing.bedrooms ?? 0), beds <= (listing.beds ?? 0)], listing.title).toEqual([
      true,
      true,
      true,
    ]);
  }
});

test("every picture is a file of 1280 by 960 that says what is on it, all together have at most 12 MB, and no cover is there twice", async () => {
  const named = entries.flatMap(({ listing }) => photosOf(listing.title).map((photo) => photoPath(listing.title, photo)));
  const files = readdirSync(projectPath("demo/photos"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.filter((path) => path.endsWith(".avif")).toSorted()).toEqual(named.toSorted());
  expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(12_000_000);
  const covers = named.filter((path) => basename(path).startsWith("1-"));
  expect(new Set(covers.map((path) => createHash("sha256").update(readFileSync(path)).digest("hex"))).size).toBe(entries.length);
  const sizes = await Promise.all(covers.map(async (path) => sharp(path).metadata()));
  for (const { width, height } of sizes) expect({ width, height }).toEqual(PHOTO_SIZE);
  for (const { listing } of entries) {
    const said = photosOf(listing.title).map(({ description }) => description);
    expect(new Set(said).size, listing.title).toBe(said.length);
    for (const description of said) expect(description).toMatch(/^(The|Two) .{10,}[^.]$/);
  }
});

test.each([
  [/\bsauna\b/i, "Sauna"],
  [/\bbalcony\b/i, "Balcony"],
  [/\bbikes are in the shed\b/i, "Bikes"],
  [/\bfirewood is stacked\b/i, "Fireplace"],
  [/\btwo paddleboards and snorkels\b/i, "Paddleboards"],
  [/\btwo paddleboards and snorkels\b/i, "Snorkeling gear"],
])("what says %s has %s", (said, amenity) => {
  const telling = entries.filter(({ listing: { title, description } }) => said.test(`${title} ${description}`));
  expect(telling.length).toBeGreaterThan(0);
  for (const { listing } of telling) expect(listing.amenities, listing.title).toContain(amenity);
});

test("pets stay only where they may, and some guests bring children or a baby", async () => {
  const rows = await db
    .select({ petsAllowed: properties.petsAllowed, children: bookings.children, infants: bookings.infants, pets: bookings.pets })
    .from(bookings)
    .innerJoin(properties, eq(properties.id, bookings.propertyId));
  expect(rows.filter(({ pets, petsAllowed }) => pets > 0 && !petsAllowed)).toEqual([]);
  for (const who of ["children", "infants", "pets"] as const) expect(rows.filter((row) => row[who] > 0).length).toBeGreaterThan(10);
});

test("boats lie where there is a harbor, and none in Cannon Beach", async () => {
  const harborless = [...americanDestinations, ...europeanDestinations].filter(({ marina }) => marina === null).map(({ city }) => city);
  expect(harborless).toContain("Cannon Beach");
  const boats = await db.select({ city: properties.city, marina: properties.marina }).from(properties).where(eq(properties.type, "boat"));
  expect(boats.length).toBeGreaterThan(30);
  expect(boats.filter(({ city, marina }) => !marina || harborless.includes(city))).toEqual([]);
});

test("boats lie in the water as the map draws it, and never on land", async () => {
  const boats = entries.filter(({ listing }) => listing.type === "boat");
  expect(boats.length).toBeGreaterThan(30);
  for (const { listing, destination } of boats) {
    const { latitude, longitude, title } = listing;
    if (typeof latitude !== "number" || typeof longitude !== "number") throw new Error(`${title} is nowhere`);
    expect(await waterNear({ latitude, longitude }), `${title}, ${destination.city}`).toMatchObject({ isOnLand: false });
  }
});

test("no house by a lake has a name from the sea, and no name or text says of a flat that it is a house", () => {
  const byLakes = entries.filter(({ destination, listing }) => destination.setting === "lake" && listing.type === "property");
  expect(
    byLakes.map(({ listing }) => listing.title).filter((title) => /customs|tide|oyster|quay|lighthouse|cannery|foghorn/i.test(title)),
  ).toEqual([]);
  const flats = entries.filter(({ listing }) => listing.category === "Apartment");
  expect(flats.filter(({ listing }) => /A house|garden ends|in the shed|the attic/.test(listing.description))).toEqual([]);
  expect(new Set(entries.map(({ listing }) => listing.title)).size).toBe(entries.length);
});

test("nobody is in two places on one night", async () => {
  const other = alias(bookings, "other");
  const same = and(eq(other.guestId, bookings.guestId), gt(other.id, bookings.id), eq(other.status, "confirmed"));
  const overlap = and(lt(bookings.checkIn, other.checkOut), gt(bookings.checkOut, other.checkIn));
  // A few hours on a boat take no night.
  const haveNights = and(lt(bookings.checkIn, bookings.checkOut), lt(other.checkIn, other.checkOut));
  const twice = await db
    .select({ guest: bookings.guestId, first: bookings.checkIn, second: other.checkIn })
    .from(bookings)
    .innerJoin(other, and(same, overlap, haveNights))
    .where(eq(bookings.status, "confirmed"));
  expect(twice).toEqual([]);
});

test("nobody booked before having an account", async () => {
  const early = await db
    .select({ name: profiles.fullName })
    .from(bookings)
    .innerJoin(profiles, eq(profiles.id, bookings.guestId))
    .where(lt(bookings.createdAt, profiles.createdAt));
  expect(early).toEqual([]);
});

test("nobody reviewed a listing twice", async () => {
  const twice = await db
    .select({ listing: reviews.propertyId, author: reviews.authorId })
    .from(reviews)
    .groupBy(reviews.propertyId, reviews.authorId)
    .having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
});

test("a reply answers what its review says: a complaint gets its own, praise gets thanks", async () => {
  const answered = await db
    .select({ text: reviews.text, rating: reviews.rating, reply: reviews.hostReply })
    .from(reviews)
    .where(isNotNull(reviews.hostReply));
  const complaints = [...HOME_COMPLAINTS, ...BOAT_COMPLAINTS];
  const isAnswered = ({ text, reply }: (typeof answered)[number]) =>
    complaints.some(({ about }) => about.test(text) && about.test(reply ?? ""));
  expect(answered.filter((review) => review.rating < 5 && !isAnswered(review))).toEqual([]);
  expect(answered.filter(({ rating, reply }) => rating === 5 && /sorry|repair|replaced|serviced/i.test(reply ?? ""))).toEqual([]);
});

test("no sentence of a review or of its answer stands twice in the demo world", async () => {
  const ofStays = await db.select({ text: reviews.text, reply: reviews.hostReply }).from(reviews);
  const ofGuests = await db.select({ text: guestReviews.text }).from(guestReviews);
  const texts = [...ofStays.flatMap(({ text, reply }) => [text, reply ?? ""]), ...ofGuests.map(({ text }) => text)];
  const sentences = texts.flatMap(sentencesOf).filter(Boolean);
  const twice = [...Map.groupBy(sentences, (sentence) => sentence.toLowerCase())].filter(([, same]) => same.length > 1);
  expect(twice.map(([sentence]) => sentence)).toEqual([]);
  expect(sentences.filter((sentence) => /[[\]{}|]|undefined|^\p{Ll}| {2}|\s[,.]/u.test(sentence))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(2000);
});

test("no boat that is slept on must be back before sunset, and one that comes with its captain is not handed over", () => {
  const boats = entries.filter(({ listing }) => listing.type === "boat");
  expect(boats.filter(({ listing }) => listing.houseRules?.some((rule) => /sunset/i.test(rule)))).toEqual([]);
  expect(boats.filter(({ listing }) => listing.crew === "captained" && /hand her over/.test(listing.description))).toEqual([]);
});
