export const LISTING_TYPES = ["property", "boat"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const CATEGORIES = ["House", "Apartment", "Boat", "Yacht"] as const;
export type Category = (typeof CATEGORIES)[number];

export const CANCELLATION_POLICIES = ["flexible", "moderate", "strict"] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

export const CREWS = ["captained", "bareboat", "either"] as const;
export type Crew = (typeof CREWS)[number];

export type ListingStatus = "active" | "paused";

/** Whether others see the exact place before they book. */
export type PlacePrecision = "exact" | "approximate";

export const DEFAULT_CAPACITY = 8;

/** What can be filtered by, in any spelling of upper and lower case. The position is the bit in the search index: only ever append. */
export const AMENITY_FILTERS = [
  "WiFi",
  "Kitchen",
  "Free parking",
  "Pool",
  "Air Conditioning",
  "Heating",
  "Washer",
  "Dryer",
  "TV",
  "Workspace",
  "Life Jackets",
  "First Aid Kit",
  "GPS Navigation",
  "Bathroom",
  "Sound System",
  "Fishing Gear",
  "Water Toys",
  "Sauna",
  "Cold Plunge",
  "Hot Tub",
  "Gym",
] as const;
export type AmenityFilter = (typeof AMENITY_FILTERS)[number];

/** Shown until there is something to measure. */
export const DEFAULT_RESPONSE_RATE = 95;
