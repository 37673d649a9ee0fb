import type { SleepingRoom } from "../../src/features/listings/rooms/room.rules.ts";
import type { Random } from "../random.ts";
import type { DemoListing } from "./demo-listing.ts";

type Sized = Pick<DemoListing, "type" | "beds" | "bedrooms" | "cabins" | "amenities">;

const CABINS = ["Owner's cabin", "Forward cabin", "Aft cabin", "Guest cabin"];

/** Rooms whose beds add up to what the listing says. */
export function roomsOf(random: Random, listing: Sized): SleepingRoom[] {
  return listing.type === "boat" ? cabinsOf(listing) : bedroomsOf(random, listing);
}

function cabinsOf({ cabins, beds = 1 }: Sized): SleepingRoom[] {
  const count = cabins ?? 1;
  const rooms = Array.from({ length: count }, (_, no): SleepingRoom => {
    const name = no === 0 && count > 2 ? CABINS[0] : no < CABINS.length ? CABINS[Math.max(no, 1)] : undefined;
    return { name: name ?? `Cabin ${no + 1}`, beds: [{ type: no === 0 && count > 2 ? "queen" : "double", count: 1 }] };
  });
  if (beds > count) rooms.push({ name: "Saloon", beds: [{ type: "berth", count: beds - count }] });
  return named(rooms);
}

function bedroomsOf(random: Random, { bedrooms = 1, beds = 1, amenities = [] }: Sized): SleepingRoom[] {
  let more = beds - bedrooms;
  const rooms = Array.from({ length: bedrooms }, (_, no): SleepingRoom => {
    const name = `Bedroom ${no + 1}`;
    if (no > 0 && more > 0) {
      more -= 1;
      return { name, beds: [{ type: "single", count: 2 }] };
    }
    return {
      name,
      beds: [{ type: no === 0 ? random.pick(["king", "queen"] as const) : random.pick(["queen", "double"] as const), count: 1 }],
    };
  });
  if (more > 0) rooms.push({ name: "Living room", beds: [{ type: "sofa_bed", count: more }] });
  if (amenities?.includes("Crib")) rooms[0]?.beds.push({ type: "crib", count: 1 });
  return rooms;
}

/** No name stands twice. */
const named = (rooms: SleepingRoom[]): SleepingRoom[] =>
  rooms.map((room, no) => (rooms.findIndex(({ name }) => name === room.name) === no ? room : { ...room, name: `Cabin ${no + 1}` }));
