import { countOf } from "../../platform/counts.ts";
import type { CancellationPolicy, Crew } from "./listing.rules.ts";
import type { ListingView } from "./listing.schema.ts";

/** "6 guests · 3 bedrooms · 4 beds · 2 baths", as fits a home or a boat. */
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
  captained: "With a captain",
  bareboat: "Bareboat: you are the captain",
  either: "With a captain or bareboat, as you like",
};

/** What a boat's guests decide by. */
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
    { label: "Licence", value: licenceNeeded === null ? null : licenceNeeded ? "Needed when you sail without a captain" : "Not needed" },
    { label: "Length", value: lengthFeet && `${lengthFeet} ft (${(lengthFeet * 0.3048).toFixed(1)} m)` },
    { label: "Cabins", value: cabins && String(cabins) },
    { label: "Fuel", value: fuelPolicy },
    { label: "Berth", value: marina },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export const POLICY_WORDS: Record<CancellationPolicy, { title: string; text: string }> = {
  flexible: { title: "Flexible", text: "Full refund until 24 hours before check-in at the listing; after that the first night is kept." },
  moderate: { title: "Moderate", text: "Full refund until 5 days before check-in; after that half is refunded." },
  strict: { title: "Strict", text: "Half is refunded until 7 days before check-in, nothing after." },
};
