import { href, Link } from "react-router";
import { PageSection } from "../../../ui/page-section.tsx";
import { POLICY_WORDS } from "../listing-words.ts";
import type { ListingView } from "../listing.schema.ts";
import { timeInWords } from "../../../platform/time-words.ts";

/** Minimum stay, times, house rules and cancellation policy. */
export function StayRules({ listing }: { listing: ListingView }) {
  const policy = POLICY_WORDS[listing.cancellationPolicy];
  return (
    <PageSection title="Good to know">
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 font-sans text-base font-semibold">House rules and times</h3>
          <ul className="numbers grid gap-1">
            <li>Check-in after {timeInWords(listing.checkInTime)}</li>
            <li>Check-out before {timeInWords(listing.checkOutTime)}</li>
            {listing.minimumNights > 1 && <li>{listing.minimumNights}-night minimum</li>}
            {listing.houseRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-1 font-sans text-base font-semibold">Cancellation: {policy.title}</h3>
          <p>
            {policy.text}{" "}
            <Link to={href("/cancellation")} className="link">
              See all policies
            </Link>
          </p>
        </div>
      </div>
    </PageSection>
  );
}
