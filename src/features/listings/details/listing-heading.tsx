import type { ReactNode } from "react";
import { keepUnits } from "../../../platform/words/length-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { ListingView } from "../listing.schema.ts";

type Props = { listing: ListingView; rating: ReactNode; actions: ReactNode };

export function ListingHeading({ listing: { title, location }, rating, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-3xl sm:text-4xl">{keepUnits(title, useFormats())}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          <span className="wrap-anywhere">
            {location.city}, {location.country}
          </span>
          {rating}
        </p>
      </div>
      {/* On a phone they lie on the photo, which follows and is as wide as the screen. */}
      <div className="flex gap-2 max-sm:absolute max-sm:right-0 max-sm:bottom-[calc(75vw-3.5rem)] max-sm:z-10">{actions}</div>
    </header>
  );
}
