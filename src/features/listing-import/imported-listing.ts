import type { CancellationPolicy, Category, Crew, HomeKind } from "../listings/index.ts";
import type { ImportedPackage } from "./packages/imported-package.ts";
import type { Platform } from "./platforms/platform-domains.ts";

/** Where a value of an imported listing was read. */
export type FieldSource = "page-state" | "json-ld" | "meta" | "text" | "file" | "map" | "default";

/** A field as the preview shows it. A guessed one must be confirmed; a missing one is unknown, never "none". */
export type ImportedField<T> =
  | { state: "found" | "guessed"; value: T; source: FieldSource }
  | { state: "missing"; value: null; source: null };

export type ImportedValues = {
  title: string;
  /** At most 500 characters. */
  description: string;
  category: Category;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  coordinates: { latitude: number; longitude: number };
  nightlyPriceCents: number;
  /** Web addresses at the platform, largest versions. */
  images: string[];
  amenities: string[];
  capacity: number;
  bedrooms: number;
  beds: number;
  bathrooms: number;
  houseRules: string[];
  checkInTime: string;
  checkOutTime: string;
  lengthFeet: number;
  cabins: number;
  crew: Crew;
};

/** What a page says beside the category, if it says so. */
export type KindOfHome = { homeKind: HomeKind };

/** What pages don't tell, but a host's own file does. */
export type HostTerms = { cleaningFeeCents: number; minimumNights: number; cancellationPolicy: CancellationPolicy };
export type BoatTerms = { licenceNeeded: boolean; fuelPolicy: string; marina: string };
/** What a boat is sold by besides nights, and how. */
export type CharterTerms = { packages: ImportedPackage[]; turnaroundMinutes: number; noticeMinutes: number };

type FieldsOf<Values> = { [Name in keyof Values]: ImportedField<Values[Name]> };

/** A listing as read from a page of another platform, or from a row of a file. */
export type ImportedListing = {
  platform: Platform | "other";
  /** The listing's id and address at the platform, if the page or the address told them. */
  listingId: string | null;
  url: string | null;
  /** A nightly price in a currency that isn't ours: shown to the host, never converted. */
  foreignPrice: { amount: number; currency: string } | null;
  /** What a file says of packages and can't be taken as it stands. */
  problems?: string[];
  fields: FieldsOf<ImportedValues> & Partial<FieldsOf<KindOfHome & HostTerms & BoatTerms & CharterTerms>>;
};

/** Why a page can't be read as a listing. */
export const PAGE_PROBLEMS = ["bot-wall", "not-a-listing", "mhtml", "empty", "saved-complete", "not-html", "too-large"] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];

export type PageReading = { ok: true; listing: ImportedListing } | { ok: false; problem: PageProblem };

export const LONGEST_DESCRIPTION = 500;
export const MOST_AMENITIES = 15;
export const MOST_IMAGES = 10;
export const MOST_GENERIC_IMAGES = 5;
export const DEFAULT_PRICE_CENTS = 20_000;
export const DEFAULT_AMENITIES = ["WiFi", "Kitchen", "Air Conditioning"] as const;
export const BOAT_AMENITIES = ["Life Jackets", "First Aid Kit"] as const;
