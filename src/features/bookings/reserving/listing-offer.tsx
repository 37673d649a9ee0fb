import { href, Link } from "react-router";
import type { BookedListing } from "../../listings/index.ts";

type Offer = BookedListing["offer"];

/** Marks a booking whose listing can no longer be opened. */
export const OfferEnded = ({ offer }: { offer: Offer }) =>
  offer === "ended" && <p className="text-sm text-muted italic">No longer available</p>;

/** A link to the listing, or why it can't be opened. */
export function ListingLink({ listing: { id, offer } }: { listing: { id: string; offer: Offer } }) {
  if (offer === "ended") return <p className="text-muted">This listing is no longer available.</p>;
  if (offer === "paused") return <p className="text-muted">This listing isn't available right now.</p>;
  return (
    <p>
      <Link to={href("/properties/:listingId", { listingId: id })} className="link">
        View listing
      </Link>
    </p>
  );
}
