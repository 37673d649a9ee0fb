import { ImageOff } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { keepUnits } from "../../../platform/words/length-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { ListingPhoto } from "../photos/listing-photo.tsx";
import type { ManagedListing } from "./hosting.schema.ts";

const labelOf = ({ isTakenDown, isPaused, isUnlisted }: ManagedListing) =>
  isTakenDown ? "Taken down" : isPaused ? "Paused" : isUnlisted ? "Unlisted" : null;

/** One's own listing on one's profile: how it stands, and the way to edit it. */
export function OwnCard({ listing, sizes }: { listing: ManagedListing; sizes: string }) {
  const { id: listingId, title, city, country, cover, nightlyPriceCents } = listing;
  const label = labelOf(listing);
  return (
    <article aria-labelledby={`own-${listingId}`} className="grid content-start gap-2">
      <div className="relative overflow-hidden rounded-md">
        {cover ? (
          <ListingPhoto photo={cover} sizes={sizes} widest={960} className={label ? "opacity-60 grayscale" : ""} />
        ) : (
          <div className="grid aspect-4/3 content-center justify-items-center gap-2 bg-sand-deep text-muted">
            <ImageOff aria-hidden className="size-8" /> No photo yet
          </div>
        )}
        {label && <span className="absolute top-3 left-3 rounded-full bg-ink px-3 py-1 text-sm font-semibold text-sand">{label}</span>}
      </div>
      <div>
        <p className="text-sm text-muted wrap-anywhere">
          {city}, {country}
        </p>
        <h3 id={`own-${listingId}`} className="font-semibold wrap-anywhere">
          <Link to={href("/properties/:listingId", { listingId })} className="text-ink no-underline hover:text-sea">
            {keepUnits(title)}
          </Link>
        </h3>
        <p className="numbers">{formatMoney(money(nightlyPriceCents))} per night</p>
        <p className="flex gap-5">
          <Link to={href("/host/manage/:listingId/edit", { listingId })} className="link inline-flex min-h-11 items-center">
            Edit<span className="sr-only">: {title}</span>
          </Link>
          <Link to={href("/host/manage/:listingId/calendar", { listingId })} className="link inline-flex min-h-11 items-center">
            Calendar<span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
