import { href, Link } from "react-router";
import type { BookedListing } from "../../listings/index.ts";

type Offer = BookedListing["offer"];

/** On the card of a booking, whose listing nobody can open any more. */
export const OfferEnded = ({ offer }: { offer: Offer }) =>
  offer === "ended" && <p className="text-sm text-muted italic">No longer offered</p>;

/** To the listing's page, or why there is none. */
export function ListingLink({ listing: { id, offer } }: { listing: { id: string; offer: Offer } }) {
  if (offer === "ended") return <p className="text-muted">This listing is no longer offered.</p>;
  if (offer === "paused") return <p className="text-muted">This listing is not offered at the moment.</p>;
  return (
    <p>
      <Link to={href("/properties/:listingId", { listingId: id })} className="link">
        See the listing
      </Link>
    </p>
  );
}
