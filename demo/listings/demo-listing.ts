import type { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Destination } from "./destination.ts";

export type DemoListing = typeof properties.$inferInsert & {
  id: string;
  hostId: string;
  category: "House" | "Apartment" | "Boat" | "Yacht";
  capacity: number;
  pricePerNight: number;
};
export type DemoEntry = { listing: DemoListing; destination: Destination; seed: string };
