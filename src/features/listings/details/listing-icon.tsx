import type { ListingIconName } from "../listing-icons.ts";

/** A drawing of `public/listing-icons.svg`, which costs the page no script. */
export const ListingIcon = ({ name, className }: { name: ListingIconName; className: string }) => (
  <svg aria-hidden className={className}>
    <use href={`/listing-icons.svg#${name}`} />
  </svg>
);
