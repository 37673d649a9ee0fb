import { PACKAGE_COLUMNS } from "../packages/package-columns.ts";

export const MOST_CSV_BYTES = 5_000_000;
export const MOST_CSV_ROWS = 3000;
export const MOST_CSV_COLUMNS = 200;
export const ROWS_PER_PAGE = 100;

/** The lists of rows that the host can look at. */
export const ROW_LISTS = ["all", "ready", "look", "known", "refused", "made"] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** What a column of a file can say, in the order in which the host reads it. */
export const COLUMN_FIELDS = {
  title: "Title",
  description: "Description",
  category: "Type of place or boat",
  nightlyPrice: "Price per night",
  cleaningFee: "Cleaning fee",
  minimumNights: "Minimum nights",
  streetAddress: "Street address",
  neighborhood: "Neighborhood",
  city: "City",
  state: "State or region",
  zipCode: "ZIP code",
  country: "Country",
  place: "Place in one text (city, state, country)",
  latitude: "Latitude",
  longitude: "Longitude",
  coordinates: "Latitude and longitude together",
  capacity: "Guests",
  bedrooms: "Bedrooms",
  beds: "Beds",
  bathrooms: "Bathrooms",
  amenities: "Amenities (a list)",
  amenity: "One amenity (yes or no)",
  photos: "Photo addresses",
  houseRules: "House rules",
  checkInTime: "Check-in time",
  checkOutTime: "Check-out time",
  cancellationPolicy: "Cancellation policy",
  lengthFeet: "Boat length (feet)",
  lengthMeters: "Boat length (meters)",
  cabins: "Cabins",
  crew: "Captain or bareboat",
  licenceNeeded: "License required (yes or no)",
  fuelPolicy: "Fuel policy",
  marina: "Marina or berth",
  ...PACKAGE_COLUMNS,
  listingId: "Listing number elsewhere",
  listingUrl: "Listing address elsewhere",
} as const;
export type ColumnField = keyof typeof COLUMN_FIELDS;
export const columnFields = Object.keys(COLUMN_FIELDS) as ColumnField[];

/** For each column what it says; null for one that isn't imported. */
export type Matching = (ColumnField | null)[];
