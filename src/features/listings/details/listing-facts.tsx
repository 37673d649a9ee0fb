import { PageSection } from "../../../ui/page-section.tsx";
import { particularsOf, sizesOf } from "../listing-words.ts";
import type { ListingView } from "../listing.schema.ts";

/** How large it is, what its host says of it, and what it offers. */
export function ListingFacts({ listing }: { listing: ListingView }) {
  const { description, boat, amenities } = listing;
  return (
    <>
      <p className="numbers text-lg font-medium">{sizesOf(listing).join(" · ")}</p>
      <PageSection title="About this property">
        <p className="wrap-anywhere max-w-3xl whitespace-pre-line">{description}</p>
      </PageSection>
      {boat && <Particulars boat={boat} />}
      <PageSection title="What this place offers">
        <ul className="grid gap-2 sm:grid-cols-2">
          {amenities.map((amenity) => (
            <li key={amenity} className="mark mark-check flex items-center gap-3 wrap-anywhere">
              {amenity}
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}

function Particulars({ boat }: { boat: NonNullable<ListingView["boat"]> }) {
  return (
    <PageSection title="Boat details">
      <dl className="numbers grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {particularsOf(boat).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
