import { expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { editOf, newHosting } from "../../../../tests/support/hosts.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { duplicateListing } from "../hosting/duplicate-listing.server.ts";
import { readOwnListing } from "../hosting/own-listing.server.ts";
import { updateListing } from "../hosting/update-listing.server.ts";
import { valuesOf } from "../form/listing-values.ts";
import { readListing } from "../listing.view.server.ts";
import { bedsIn, type SleepingRoom } from "./room.rules.ts";
import { RoomsInput } from "./room.schema.ts";
import { bedsInWords } from "./room-words.ts";

const services = await openTestServices(await openTestDatabase());
const ROOMS: SleepingRoom[] = [
  {
    name: "Bedroom 1",
    beds: [
      { type: "king", count: 1 },
      { type: "crib", count: 1 },
    ],
  },
  { name: "Kids' room", beds: [{ type: "bunk", count: 2 }] },
];

test("guests read the rooms that their host saved, and a copy of the listing has them", async () => {
  const { visit, listingId } = await newHosting(services, { rooms: ROOMS });
  expect((await readListing(visit, listingId)).rooms).toEqual(ROOMS);
  const { listingId: copy } = await duplicateListing(visit, listingId, { key: newKey() });
  expect((await readOwnListing(visit, copy)).rooms).toEqual(ROOMS);
  await updateListing(visit, listingId, await editOf(visit, listingId, { rooms: [] }));
  expect((await readListing(visit, listingId)).rooms).toEqual([]);
});

test("they are the same after the form and back", async () => {
  const { visit, listingId } = await newHosting(services, { rooms: ROOMS });
  expect(RoomsInput.parse(valuesOf(await readOwnListing(visit, listingId))["rooms"])).toEqual(ROOMS);
  expect([RoomsInput.parse(""), RoomsInput.parse(undefined)]).toEqual([[], []]);
});

test("they are counted and said as guests count beds: a crib is none", () => {
  expect(bedsIn(ROOMS)).toBe(3);
  expect(ROOMS.map(bedsInWords)).toEqual(["1 king bed, 1 crib", "2 bunk beds"]);
});

const room = { name: "Bedroom", beds: [{ type: "king", count: 1 }] };
test.each<[string, unknown]>([
  ["Give the room a name.", [{ ...room, name: " " }]],
  ["Use 60 characters or fewer.", [{ ...room, name: "x".repeat(61) }]],
  ["Add at least one bed.", [{ ...room, beds: [] }]],
  ["Name each kind of bed once.", [{ ...room, beds: [...room.beds, ...room.beds] }]],
  ["Enter a number from 1 to 20.", [{ ...room, beds: [{ type: "king", count: 21 }] }]],
  ["You can add up to 20 rooms.", Array.from({ length: 21 }, () => room)],
  ["must be a list of rooms", "{broken"],
])("are refused: %s", (message, given) => {
  expect(RoomsInput.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
