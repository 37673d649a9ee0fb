import { href, Link } from "react-router";
import { PageSection } from "../../../ui/page-section.tsx";
import { POLICY_WORDS } from "../listing-words.ts";
import type { ListingView } from "../listing.schema.ts";

/** When guests come and go, what they keep to, and what a cancellation costs. */
export function StayRules({ listing }: { listing: ListingView }) {
  const policy = POLICY_WORDS[listing.cancellationPolicy];
  return (
    <PageSection title="Good to know">
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 font-sans text-base font-semibold">House rules and times</h3>
          <ul className="numbers grid gap-1">
            <li>Check-in from {listing.checkInTime}</li>
            <li>Check-out until {listing.checkOutTime}</li>
            {listing.minimumNights > 1 && <li>At least {listing.minimumNights} nights</li>}
            {listing.houseRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-1 font-sans text-base font-semibold">Cancellation: {policy.title}</h3>
          <p>
            {policy.text} The service fee is not refunded.{" "}
            <Link to={href("/cancellation")} className="link">
              All policies
            </Link>
          </p>
        </div>
      </div>
    </PageSection>
  );
}
