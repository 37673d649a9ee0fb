import type { ReactNode } from "react";
import type { ListingView } from "../listing.schema.ts";

type Props = { listing: ListingView; rating: ReactNode; actions: ReactNode };

export function ListingHeading({ listing: { title, location }, rating, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          <span className="wrap-anywhere">
            {location.city}, {location.country}
          </span>
          {rating}
        </p>
      </div>
      <div className="flex gap-2">{actions}</div>
    </header>
  );
}
