import { AMENITY_FILTERS, type AmenityFilter } from "./listing.rules.ts";

/** The drawings of `public/listing-icons.svg`. */
export type ListingIconName =
  | "accessible"
  | "anchor"
  | "aid"
  | "air"
  | "baby"
  | "bath"
  | "bed"
  | "bike"
  | "boat"
  | "bunk"
  | "charger"
  | "check"
  | "clock"
  | "dishes"
  | "door"
  | "fence"
  | "fire"
  | "fish"
  | "flame"
  | "gym"
  | "heat"
  | "iron"
  | "kitchen"
  | "laptop"
  | "life-buoy"
  | "moon"
  | "music"
  | "navigation"
  | "parking"
  | "paw"
  | "people"
  | "pool"
  | "ruler"
  | "single-bed"
  | "snow"
  | "sofa"
  | "toilet"
  | "toys"
  | "tv"
  | "umbrella"
  | "view"
  | "washer"
  | "waves"
  | "wifi";

const OF_AMENITY: Record<AmenityFilter, ListingIconName> = {
  WiFi: "wifi",
  Kitchen: "kitchen",
  "Free parking": "parking",
  Pool: "pool",
  "Air Conditioning": "air",
  Heating: "heat",
  Washer: "washer",
  Dryer: "iron",
  TV: "tv",
  Workspace: "laptop",
  "Life Jackets": "life-buoy",
  "First Aid Kit": "aid",
  "GPS Navigation": "navigation",
  Bathroom: "toilet",
  "Sound System": "music",
  "Fishing Gear": "fish",
  "Water Toys": "toys",
  Sauna: "flame",
  "Cold Plunge": "snow",
  "Hot Tub": "bath",
  Gym: "gym",
  Kayaks: "boat",
  Paddleboards: "waves",
  "Snorkeling Gear": "fish",
  Fireplace: "fire",
  "BBQ Grill": "flame",
  Dishwasher: "dishes",
  "EV Charger": "charger",
  Crib: "baby",
  "High Chair": "baby",
  Balcony: "fence",
  "Beach Access": "umbrella",
  Waterfront: "waves",
  Dock: "anchor",
  "Water View": "view",
  Bikes: "bike",
  "Step-free Access": "accessible",
};

const byName = new Map(AMENITY_FILTERS.map((name) => [name.toLowerCase(), OF_AMENITY[name]]));

/** What an amenity looks like; one that the host wrote is ticked. */
export const amenityIcon = (amenity: string): ListingIconName => byName.get(amenity.toLowerCase()) ?? "check";
