import { X } from "../../../ui/icons/index.ts";
import { useRef } from "react";
import { href, Link } from "react-router";
import { keepUnits } from "../../../platform/words/length-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { plainUrl } from "../../listings/index.ts";
import { forgetListing, forgetListings, type ViewedListing, useViewedListings } from "./viewed-listings.ts";

const PHOTO_WIDTH = 480;

/** The listings whose pages were open in this browser, the last one first; nothing where there were none. */
export function RecentlyViewed() {
  const listings = useViewedListings();
  const heading = useRef<HTMLHeadingElement>(null);
  if (listings.length === 0) return null;
  const removeOne = (id: string) => {
    heading.current?.focus();
    forgetListing(id);
  };
  return (
    <section aria-labelledby="recently-viewed" className="page grid gap-5 pb-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="recently-viewed" tabIndex={-1} className="text-3xl outline-none">
          Recently viewed
        </h2>
        <button type="button" onClick={forgetListings} className="min-h-11 cursor-pointer font-semibold text-sea underline">
          Clear all
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-8">
        {listings.map((listing) => (
          <li key={listing.id} className="relative">
            <Viewed listing={listing} onRemove={() => removeOne(listing.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Viewed({ listing, onRemove }: { listing: ViewedListing; onRemove(): void }) {
  const { id, title, place, photo } = listing;
  const formats = useFormats();
  return (
    <>
      <Link
        to={href("/properties/:listingId", { listingId: id })}
        prefetch="intent"
        className="grid gap-2 text-ink no-underline hover:text-sea"
      >
        <span className="photo block rounded-md">
          {photo && (
            <img
              className="photo-image"
              src={plainUrl(photo, PHOTO_WIDTH)}
              alt=""
              loading="lazy"
              onError={() => void forgetIfGone(listing)}
            />
          )}
        </span>
        <span className="grid text-sm leading-snug wrap-anywhere">
          <span className="line-clamp-2 font-semibold">{keepUnits(title, formats)}</span>
          <span className="truncate text-muted">{place}</span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={`Remove ${title} from recently viewed`}
        onClick={onRemove}
        className="absolute top-1 right-1 grid size-8 cursor-pointer place-items-center rounded-full border border-line bg-paper text-ink hover:border-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </>
  );
}

/** A listing whose photo is gone is gone, too; one that only could not be loaded now is kept. */
async function forgetIfGone({ id, photo }: ViewedListing): Promise<void> {
  const answer = photo && (await fetch(plainUrl(photo, PHOTO_WIDTH), { method: "HEAD" }).catch(() => null));
  if (answer?.status === 404) forgetListing(id);
}
