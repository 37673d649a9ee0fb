import { formatMoney, money } from "../../platform/money.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { packageLength } from "../charters/index.ts";
import { type CancellationPolicy, POLICY_WORDS } from "../listings/index.ts";
import type { ImportSummary } from "./import.schema.ts";

const PLATFORM_WORDS: Record<string, string> = {
  airbnb: "Airbnb",
  vrbo: "Vrbo",
  getmyboat: "GetMyBoat",
  booking: "Booking.com",
  other: "another site",
};

export const platformInWords = (platform: string | null): string => PLATFORM_WORDS[platform ?? "other"] ?? "another site";

const FIELD_WORDS: Record<string, string> = {
  type: "Type",
  title: "Title",
  description: "Description",
  category: "Category",
  homeKind: "Kind of home",
  streetAddress: "Street address",
  city: "City",
  state: "State or region",
  zipCode: "ZIP code",
  country: "Country",
  latitude: "Latitude",
  longitude: "Longitude",
  nightlyPriceCents: "Price per night",
  amenities: "Amenities",
  capacity: "Guests",
  bedrooms: "Bedrooms",
  beds: "Beds",
  bathrooms: "Bathrooms",
  houseRules: "House rules",
  checkInTime: "Check-in time",
  checkOutTime: "Check-out time",
  lengthFeet: "Length (ft)",
  cabins: "Cabins",
  crew: "Captain",
  licenceNeeded: "License",
  fuelPolicy: "Fuel policy",
  marina: "Marina or berth",
  cleaningFeeCents: "Cleaning fee",
  minimumNights: "Minimum nights",
  cancellationPolicy: "Cancellation policy",
  packages: "Packages",
  turnaroundMinutes: "Turnaround",
  noticeMinutes: "Notice",
};

export const fieldInWords = (field: string): string => FIELD_WORDS[field] ?? field;

/** A field's value as the host reads it. */
export function valueInWords(field: string, value: string): string {
  if (value === "") return "nothing";
  if (field.endsWith("Cents")) return formatMoney(money(Number(value)));
  if (field.endsWith("Minutes")) return packageLength({ minutes: Number(value), nights: null, returnsAt: null }) || "none";
  if (field === "packages") return value.split("\n").join("; ");
  if (field.endsWith("Time")) return timeInWords(value);
  if (field === "licenceNeeded") return value === "true" ? "Required" : "Not required";
  if (field === "cancellationPolicy") return POLICY_WORDS[value as CancellationPolicy].title;
  return field === "description" ? value : value.split("\n").filter(Boolean).join(", ");
}

export function statusInWords({ status, photos: { saved, total } }: Pick<ImportSummary, "status" | "photos">): string {
  switch (status) {
    case "waiting":
      return "Fetching the page...";
    case "ready":
      return "Ready for you to look over";
    case "importing":
      return total > 0 ? `Importing... ${saved} of ${total} photos saved` : "Importing...";
    case "completed":
      return "Imported";
    case "failed":
      return "Couldn't be read";
  }
}
