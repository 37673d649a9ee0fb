import { countOf } from "../../platform/words/counts.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { lengthInBoth, lengthInWords } from "../../platform/words/length-words.ts";
import type { ListingIconName } from "./listing-icons.ts";
import { type CancellationPolicy, type Crew, HOME_KINDS } from "./listing.rules.ts";
import type { ListingView } from "./listing.schema.ts";

/** The rule that every listing has. */
export const petsRule = ({ petsAllowed }: { petsAllowed: boolean }): string => (petsAllowed ? "Pets allowed" : "No pets");

type Size = { icon: ListingIconName; text: string };

/** "Villa"; null where nothing or something else is said. */
export const homeKindInWords = (kind: string | null | undefined): string | null =>
  kind && (HOME_KINDS as readonly string[]).includes(kind) ? `${kind[0]?.toUpperCase()}${kind.slice(1)}` : null;

/** 6 guests, 3 bedrooms, 4 beds, 2 baths; or the same for a boat. */
export function sizesOf({ capacity, bedrooms, beds, bathrooms, boat }: ListingView, formats: Formats): Size[] {
  const guests: Size = { icon: "people", text: countOf(capacity, "guest") };
  if (boat) {
    const { lengthFeet, cabins } = boat;
    const length: Size[] = lengthFeet ? [{ icon: "ruler", text: lengthInWords(lengthFeet, formats) }] : [];
    const rooms: Size[] = cabins ? [{ icon: "bed", text: countOf(cabins, "cabin") }] : [];
    return [
      guests,
      ...length,
      ...rooms,
      { icon: "toilet", text: `${countOf(bathrooms, "bathroom")} (${bathrooms === 1 ? "head" : "heads"})` },
    ];
  }
  return [
    guests,
    { icon: "door", text: bedrooms === 0 ? "Studio" : countOf(bedrooms, "bedroom") },
    { icon: "bed", text: countOf(beds, "bed") },
    { icon: "bath", text: countOf(bathrooms, "bath") },
  ];
}

/** "Hot tub", "WiFi": only the first word has a capital, but for abbreviations. */
export function amenityLabel(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  return [first, ...rest.map((word) => (/^[A-Z][a-z-]+$/.test(word) ? word.toLowerCase() : word))].join(" ");
}

const CREW_WORDS: Record<Crew, string> = {
  captained: "With captain",
  bareboat: "Bareboat",
  either: "With or without captain",
};

/** What guests compare boats by. */
export function particularsOf(
  { crew, licenceNeeded, lengthFeet, cabins, fuelPolicy, marina }: NonNullable<ListingView["boat"]>,
  formats: Formats,
): { label: string; value: string }[] {
  const rows = [
    { label: "Crew", value: crew && CREW_WORDS[crew] },
    { label: "License", value: licenceNeeded === null ? null : licenceNeeded ? "Required without a captain" : "Not required" },
    { label: "Length", value: lengthFeet && lengthInBoth(lengthFeet, formats) },
    { label: "Cabins", value: cabins && String(cabins) },
    { label: "Fuel", value: fuelPolicy },
    { label: "Berth", value: marina },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** How guests book a listing, by from how many days ahead they book at once. */
export function bookingInWords(instantFromDays: number | null): string {
  if (instantFromDays === null) return "Always ask the host first";
  if (instantFromDays === 0) return "Always book instantly";
  return `Book instantly from ${countOf(instantFromDays, "day")} ahead, ask first when it's sooner`;
}

/** With what it says of nights, and of a charter by the hour. */
export const POLICY_WORDS: Record<CancellationPolicy, { title: string; text: string; charterText: string }> = {
  flexible: {
    title: "Flexible",
    text: "Refundable until 24 hours before check-in (local time), except the service fee. After that, the first night is non-refundable.",
    charterText:
      "Refundable until 24 hours before the start (local time), except the service fee. After that, the first day is non-refundable.",
  },
  moderate: {
    title: "Moderate",
    text: "Refundable until 5 days before check-in, except the service fee. After that, 50% back.",
    charterText: "Refundable until 5 days before the start, except the service fee. After that, 50% back.",
  },
  strict: {
    title: "Strict",
    text: "50% refund until 7 days before check-in, no refund after that. The service fee is non-refundable.",
    charterText: "50% refund until 7 days before the start, no refund after that. The service fee is non-refundable.",
  },
};

/** What a list of the host's listings can be narrowed to. */
export const STATUS_CHOICES = { "": "Any status", active: "Live", unlisted: "Unlisted", paused: "Paused", taken_down: "Taken down" };
