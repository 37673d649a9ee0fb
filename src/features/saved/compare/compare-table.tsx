import type { ReactNode } from "react";
import { Link } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { keepUnits, lengthInWords, milesInWords } from "../../../platform/words/length-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { Check } from "../../../ui/icons/index.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { amenityLabel, type ListingView, POLICY_WORDS } from "../../listings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import { compareAmenities, milesBetween } from "./compare.rules.ts";

export type Compared = {
  listing: ListingView;
  /** The listing's page, for the list's dates. */
  to: string;
  /** The address of the page without this place; null where it is the last. */
  without: string | null;
  price: ReactNode;
  rating: ReactNode;
};

type Row = { label: string; cell(place: Compared, first: Compared): ReactNode };

/** Up to four places side by side. On a small screen it scrolls sideways, and the names of the rows stay. */
export function CompareTable({ places }: { places: Compared[] }) {
  const formats = useFormats();
  const { differ, shared } = compareAmenities(places.map(({ listing }) => listing.amenities));
  const [first] = places;
  if (!first) return null;
  const rows: Row[] = [...rowsOf(places, formats), ...differ.map(amenityRow)];
  return (
    <>
      <section
        aria-label="Places side by side"
        // It scrolls, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-paper"
      >
        <table className="numbers w-full table-fixed border-collapse text-left">
          <colgroup>
            <col className="w-28 sm:w-40" />
            {places.map(({ listing }) => (
              <col key={listing.id} className="w-44 sm:w-56" />
            ))}
          </colgroup>
          <thead>
            <tr className="align-top">
              <th scope="col" className={STICKY}>
                <span className="sr-only">Detail</span>
              </th>
              {places.map((place) => (
                <th key={place.listing.id} scope="col" className="p-3 font-normal">
                  <Head place={place} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label} className="border-t border-line align-top">
                <th scope="row" className={`${STICKY} text-sm font-normal text-muted wrap-anywhere`}>
                  {label}
                </th>
                {places.map((place) => (
                  <td key={place.listing.id} className="p-3 wrap-anywhere">
                    {cell(place, first)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {places.length > 1 && shared.length > 0 && (
        <p className="pt-4 text-muted">All of them have: {shared.map(amenityLabel).join(", ")}.</p>
      )}
    </>
  );
}

const STICKY = "sticky left-0 z-10 border-r border-line bg-paper p-3";

function Head({ place: { listing, to, without } }: { place: Compared }) {
  const formats = useFormats();
  const [cover] = listing.photos;
  return (
    <div className="grid gap-2">
      {cover ? <ListingPhoto photo={cover} sizes="14rem" widest={480} className="rounded-md" /> : <div className="photo rounded-md" />}
      <Link to={to} className="link font-semibold wrap-anywhere">
        {keepUnits(listing.title, formats)}
      </Link>
      <p className="text-sm text-muted">
        {listing.location.city}, {listing.location.country}
      </p>
      {without && (
        <Link to={without} preventScrollReset className="link inline-flex min-h-11 items-center text-sm">
          Remove<span className="sr-only">: {listing.title}</span>
        </Link>
      )}
    </div>
  );
}

function rowsOf(places: Compared[], formats: Formats): Row[] {
  const hasBoats = places.some(({ listing }) => listing.boat);
  const hasHomes = places.some(({ listing }) => !listing.boat);
  return [
    { label: "Price", cell: ({ price }) => price },
    { label: "Rating", cell: ({ rating }) => rating },
    { label: "Guests", cell: ({ listing }) => `Up to ${listing.capacity}` },
    ...(hasHomes
      ? [
          {
            label: "Bedrooms",
            cell: ({ listing }: Compared) => (listing.boat ? NONE : listing.bedrooms === 0 ? "Studio" : listing.bedrooms),
          },
          { label: "Beds", cell: ({ listing }: Compared) => (listing.boat ? NONE : listing.beds) },
        ]
      : []),
    ...(hasBoats
      ? [
          { label: "Cabins", cell: ({ listing }: Compared) => listing.boat?.cabins ?? NONE },
          {
            label: "Length",
            cell: ({ listing }: Compared) => (listing.boat?.lengthFeet ? lengthInWords(listing.boat.lengthFeet, formats) : NONE),
          },
          { label: "Captain", cell: ({ listing }: Compared) => (listing.boat?.crew ? CREWS[listing.boat.crew] : NONE) },
        ]
      : []),
    { label: "Bathrooms", cell: ({ listing }) => listing.bathrooms },
    { label: "Distance", cell: (place, first) => distanceOf(place, first, formats) },
    { label: "Pets", cell: ({ listing }) => (listing.petsAllowed ? "Allowed" : "Not allowed") },
    { label: "Rules", cell: ({ listing }) => <Lines lines={listing.houseRules} /> },
    { label: "Shortest stay", cell: ({ listing }) => countOf(listing.minimumNights, "night") },
    { label: "Arrival", cell: ({ listing }) => `After ${timeInWords(listing.checkInTime, formats)}` },
    { label: "Departure", cell: ({ listing }) => `Before ${timeInWords(listing.checkOutTime, formats)}` },
    {
      label: "Cancellation",
      cell: ({ listing: { cancellationPolicy } }) => (
        <>
          <strong className="font-semibold">{POLICY_WORDS[cancellationPolicy].title}</strong>
          <span className="block text-sm text-muted">{POLICY_WORDS[cancellationPolicy].text}</span>
        </>
      ),
    },
  ];
}

const CREWS = { captained: "With captain", bareboat: "Bareboat", either: "With or without captain" };

const NONE = (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">None</span>
  </>
);

const amenityRow = (amenity: string): Row => ({
  label: amenityLabel(amenity),
  cell: ({ listing }) =>
    listing.amenities.includes(amenity) ? (
      <>
        <Check aria-hidden className="size-5 text-moss" />
        <span className="sr-only">Yes</span>
      </>
    ) : (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">No</span>
      </>
    ),
});

function distanceOf(place: Compared, first: Compared, formats: Formats): string {
  if (place === first) return "Measured from here";
  const miles = milesBetween(place.listing.location, first.listing.location);
  if (miles === null) return "Unknown";
  return miles < 1 ? `Less than ${milesInWords(1, formats)}` : `About ${milesInWords(Math.round(miles), formats)}`;
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.length === 0 ? (
    "No others"
  ) : (
    <ul className="grid gap-1 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
