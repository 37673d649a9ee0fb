import { href, Link } from "react-router";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { type Destination, writeAddress } from "../../features/search/index.ts";
import { countOf } from "../../platform/words/counts.ts";

/** Towns, each with a picture from there and the number of its listings. */
export const HomeDestinations = ({ destinations }: { destinations: Destination[] }) => (
  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
    {destinations.map(({ city, country, count, cover }) => (
      <li key={`${city}, ${country}`}>
        <Link
          to={`${href("/search")}?${writeAddress({ q: city }).toString()}`}
          prefetch="intent"
          className="grid gap-2 text-ink no-underline hover:text-sea"
        >
          <ListingPhoto
            photo={{ ...cover, description: "" }}
            sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 46vw"
            widest={640}
            className="rounded-lg"
          />
          <span className="grid leading-snug wrap-anywhere">
            <span className="font-semibold">{city}</span>
            <span className="numbers text-sm text-muted">{`${country} · ${countOf(count, "place")}`}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
