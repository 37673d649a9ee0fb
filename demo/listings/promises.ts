import type { DemoListing } from "./demo-listing.ts";
import { photosOf } from "./listing-photos.ts";

const IMPLIED: [RegExp, string][] = [
  [/\bsauna\b/i, "Sauna"],
  [/\bbalcony\b/i, "Balcony"],
  [/\bbikes\b/i, "Bikes"],
  [/\bfirewood|\bstove\b|\bfireplace\b/i, "Fireplace"],
  [/\bpaddleboards\b/i, "Paddleboards"],
  [/\bsnorkels\b/i, "Snorkeling gear"],
  [/\bgalley\b/i, "Kitchen"],
  [/\bends at the shore\b/i, "Waterfront"],
];

/** What the words and the pictures promise. */
export function implied({ title, description }: Pick<DemoListing, "title" | "description">): string[] {
  const texts = [title, description, ...photosOf(title).map((photo) => photo.description)].join(" ");
  return IMPLIED.flatMap(([said, amenity]) => (said.test(texts) ? [amenity] : []));
}
