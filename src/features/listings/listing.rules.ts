export const LISTING_TYPES = ["property", "boat"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const CATEGORIES = ["House", "Apartment", "Boat", "Yacht"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What kind of home it is, beside its category. The position is the bit in the search index, so only append. */
export const HOME_KINDS = ["villa", "cottage", "cabin", "loft", "chalet", "room", "houseboat"] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

export const CANCELLATION_POLICIES = ["flexible", "moderate", "strict"] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

export const CREWS = ["captained", "bareboat", "either"] as const;
export type Crew = (typeof CREWS)[number];

/**
 * An unlisted listing is in no search and no list, but is seen and booked by its address. A paused one is seen by its host and those who booked
 * it. A deleted one is hidden from everyone, but past stays still show its name.
 */
export const LISTING_STATUSES = ["active", "unlisted", "paused", "taken_down", "deleted"] as const;
/** What a host filters and sorts their own listings by. */
export const MANAGED_STATUSES = ["active", "unlisted", "paused", "taken_down"] as const;
export const MANAGED_SORTS = ["newest", "updated", "title", "price_low", "price_high"] as const;
/** Whoever has the address can see and book it. */
export const OPEN_STATUSES = ["active", "unlisted"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];
export const isOpen = (status: ListingStatus): boolean => (OPEN_STATUSES as readonly ListingStatus[]).includes(status);

type TakenDown = { status: ListingStatus | null; takenDownFrom: string | null };
/** Whether staff took the listing down; deleting it afterwards doesn't show its photos again. */
export const isHidden = ({ status, takenDownFrom }: TakenDown): boolean => status === "taken_down" || takenDownFrom !== null;
export const CATEGORIES_OF = { property: ["House", "Apartment"], boat: ["Boat", "Yacht"] } as const satisfies Record<
  ListingType,
  readonly Category[]
>;

/** Whether guests see the exact location before they book. */
export type PlacePrecision = "exact" | "approximate";

export const DEFAULT_CAPACITY = 2;

/** Amenities to filter by, in any case. The position is the bit in the search index, so only append. */
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
  "Kayaks",
  "Paddleboards",
  "Snorkeling Gear",
  "Fireplace",
  "BBQ Grill",
  "Dishwasher",
  "EV Charger",
  "Crib",
  "Balcony",
  "Beach Access",
  "Waterfront",
  "Dock",
  "Water View",
  "Bikes",
  "Step-free Access",
  "High Chair",
] as const;
export type AmenityFilter = (typeof AMENITY_FILTERS)[number];

/** Shown until there is something to measure. */
export const DEFAULT_RESPONSE_RATE = 95;

/** Only a default for the form: a fee of 0 stays 0. */
export const DEFAULT_CLEANING_FEE_CENTS = 8500;

/** As far ahead as a host can ask for requests. */
export const MOST_INSTANT_DAYS = 365;
/** What the form offers of them. */
export const INSTANT_FROM_DAYS = [0, 1, 2, 3, 7, 14, 30] as const;

export const MOST_PHOTOS = 30;
export const LONGEST_PHOTO_DESCRIPTION = 200;

const NEW_LISTING_AMENITIES: Record<ListingType, readonly string[]> = {
  property: ["WiFi", "Kitchen", "Free parking", "Pool", "Air conditioning", "Heating", "Washer", "Dryer", "TV", "Workspace"],
  boat: [
    "Life Jackets",
    "First Aid Kit",
    "GPS Navigation",
    "Kitchen",
    "Bathroom",
    "Air Conditioning",
    "Sound System",
    "WiFi",
    "Fishing Gear",
    "Water Toys",
  ],
};

const EDIT_AMENITIES = [...NEW_LISTING_AMENITIES.property, "Sauna", "Cold Plunge", "Hot Tub", "Gym"];

/** The amenities offered for a new listing of this type. */
export const amenitiesForNew = (type: ListingType): readonly string[] => NEW_LISTING_AMENITIES[type];

/** The amenities of the edit form: its own list (for boats after the boat list) and whatever the listing already has, without duplicates. */
export function amenitiesForEdit(type: ListingType, chosen: readonly string[]): string[] {
  const offered = type === "boat" ? [...NEW_LISTING_AMENITIES.boat, ...EDIT_AMENITIES] : EDIT_AMENITIES;
  const known = new Map<string, string>();
  for (const amenity of [...chosen, ...offered]) if (!known.has(amenity.toLowerCase())) known.set(amenity.toLowerCase(), amenity);
  const inOrder = new Set([...offered, ...chosen].map((amenity) => amenity.toLowerCase()));
  return [...inOrder].map((key) => known.get(key) ?? key);
}
