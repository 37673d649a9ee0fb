import type { ReactNode } from "react";
import { PageSection } from "../../../ui/page/page-section.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { amenityIcon } from "../listing-icons.ts";
import { amenityLabel, homeKindInWords, particularsOf, sizesOf } from "../listing-words.ts";
import type { ListingView } from "../listing.schema.ts";
import { WhereYouSleep } from "../rooms/where-you-sleep.tsx";
import { ListingIcon } from "./listing-icon.tsx";

/** How large it is, who has it, what its host says of it, and what it offers. */
export function ListingFacts({ listing, hostLine }: { listing: ListingView; hostLine: ReactNode }) {
  const { description, boat, amenities, type, homeKind } = listing;
  const formats = useFormats();
  const isBoat = type === "boat";
  return (
    <>
      <div className="grid gap-5">
        <ul className="numbers flex flex-wrap gap-x-7 gap-y-2 text-lg">
          {sizesOf(listing, formats).map(({ icon, text }) => (
            <li key={icon} className="flex items-center gap-2">
              <ListingIcon name={icon} className="size-5 shrink-0 text-muted" /> {text}
            </li>
          ))}
        </ul>
        {hostLine}
      </div>
      <PageSection id="about" title="About this property" note={isBoat ? "The boat" : (homeKindInWords(homeKind) ?? undefined)}>
        <p className="wrap-anywhere max-w-3xl whitespace-pre-line">{description}</p>
      </PageSection>
      {boat && <Particulars boat={boat} />}
      <WhereYouSleep rooms={listing.rooms} />
      <PageSection id="amenities" title="What this place offers" note={isBoat ? "On board" : undefined}>
        {amenities.length === 0 && <p className="text-muted">{"The host hasn't listed any amenities yet."}</p>}
        <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
          {amenities.map((amenity) => (
            <li key={amenity} className="flex items-center gap-3 wrap-anywhere">
              <ListingIcon name={amenityIcon(amenity)} className="size-5 shrink-0 text-sea" /> {amenityLabel(amenity)}
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}

function Particulars({ boat }: { boat: NonNullable<ListingView["boat"]> }) {
  const formats = useFormats();
  return (
    <PageSection title="Boat details">
      <dl className="numbers grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {particularsOf(boat, formats).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
