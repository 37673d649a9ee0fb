import { countOf } from "../../platform/counts.ts";
import type { CancellationPolicy, Crew } from "./listing.rules.ts";
import type { ListingView } from "./listing.schema.ts";

/** "6 guests · 3 bedrooms · 4 beds · 2 baths", or the same for a boat. */
export function sizesOf({ capacity, bedrooms, beds, bathrooms, boat }: ListingView): string[] {
  if (boat) {
    const { lengthFeet, cabins } = boat;
    return [
      countOf(capacity, "guest"),
      ...(lengthFeet ? [`${lengthFeet} ft`] : []),
      ...(cabins ? [countOf(cabins, "cabin")] : []),
      countOf(bathrooms, "head"),
    ];
  }
  return [countOf(capacity, "guest"), countOf(bedrooms, "bedroom"), countOf(beds, "bed"), countOf(bathrooms, "bath")];
}

const CREW_WORDS: Record<Crew, string> = {
  captained: "Captain included",
  bareboat: "Bareboat: you're the captain",
  either: "Captained or bareboat, your choice",
};

/** What guests compare boats by. */
export function particularsOf({
  crew,
  licenceNeeded,
  lengthFeet,
  cabins,
  fuelPolicy,
  marina,
}: NonNullable<ListingView["boat"]>): { label: string; value: string }[] {
  const rows = [
    { label: "Crew", value: crew && CREW_WORDS[crew] },
    { label: "License", value: licenceNeeded === null ? null : licenceNeeded ? "Required without a captain" : "Not required" },
    { label: "Length", value: lengthFeet && `${lengthFeet} ft (${(lengthFeet * 0.3048).toFixed(1)} m)` },
    { label: "Cabins", value: cabins && String(cabins) },
    { label: "Fuel", value: fuelPolicy },
    { label: "Berth", value: marina },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export const POLICY_WORDS: Record<CancellationPolicy, { title: string; text: string }> = {
  flexible: {
    title: "Flexible",
    text: "Free cancellation until 24 hours before check-in (local time), except the service fee. After that, the first night is non-refundable.",
  },
  moderate: {
    title: "Moderate",
    text: "Free cancellation until 5 days before check-in, except the service fee. After that, 50% back.",
  },
  strict: { title: "Strict", text: "50% refund until 7 days before check-in, no refund after that. The service fee is non-refundable." },
};
