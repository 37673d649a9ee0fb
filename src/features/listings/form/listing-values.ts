import type { OwnListing } from "../hosting/hosting.schema.ts";
import { DEFAULT_CAPACITY, DEFAULT_CLEANING_FEE_CENTS, type ListingType } from "../listing.rules.ts";

/** The form's values by field name. Lists are lines, as the form submits them. */
export type ListingValues = Record<string, string>;

export const valuesForNew = (type: ListingType): ListingValues => ({
  type,
  category: type === "boat" ? "Boat" : "House",
  cleaningFeeCents: String(DEFAULT_CLEANING_FEE_CENTS),
  country: "United States",
  capacity: String(DEFAULT_CAPACITY),
  bedrooms: "1",
  beds: "1",
  bathrooms: "1",
  minimumNights: "1",
  instantFromDays: "0",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  cancellationPolicy: "moderate",
  isApproximate: type === "property" ? "on" : "false",
});

export function valuesOf({
  id: _id,
  status: _status,
  photos: _photos,
  isApproximate,
  petsAllowed,
  rooms,
  ...fields
}: OwnListing): ListingValues {
  const texts = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : String(value ?? "")]);
  return {
    ...Object.fromEntries(texts),
    isApproximate: isApproximate ? "on" : "false",
    rooms: rooms.length > 0 ? JSON.stringify(rooms) : "",
    ...(petsAllowed && { petsAllowed: "on" }),
  } as ListingValues;
}

export const linesOf = (text: string | undefined): string[] => (text ?? "").split("\n").filter(Boolean);
