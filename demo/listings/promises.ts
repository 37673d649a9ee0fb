import { type ListingPlan, viewsOf } from "../scenes/listing-pictures.ts";
import type { DemoEntry } from "./demo-listing.ts";

/** What the pictures of a listing show. */
export const picturesOf = ({ seed, listing, destination, subject }: DemoEntry): ListingPlan => ({
  seed,
  category: listing.category,
  setting: destination.setting,
  subject,
  hasPool: listing.amenities?.includes("Pool") ?? false,
});

const IMPLIED: [RegExp, string][] = [
  [/\bsauna\b/i, "Sauna"],
  [/\bbalcony\b/i, "Balcony"],
  [/\bbikes\b/i, "Bikes"],
  [/\bfirewood|\bstove\b/i, "Fireplace"],
  [/\bpaddleboards\b/i, "Paddleboards"],
  [/\bsnorkels\b/i, "Snorkeling gear"],
  [/\bgalley\b/i, "Kitchen"],
  [/\bends at the shore\b/i, "Waterfront"],
];

/** What the words and the pictures promise. */
export function implied(entry: DemoEntry): string[] {
  const { title, description } = entry.listing;
  const told = IMPLIED.flatMap(([said, amenity]) => (said.test(`${title} ${description}`) ? [amenity] : []));
  return viewsOf(picturesOf(entry)).includes("fireplace") ? [...told, "Fireplace"] : told;
}
