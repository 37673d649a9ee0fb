import { href, Link } from "react-router";
import type { Photo } from "../../features/listings/index.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";

const CATEGORIES = [
  { type: "property", title: "Vacation Properties", text: "Houses and apartments by the sea, lake or harbor." },
  { type: "boat", title: "Charter Boats", text: "Sailboats and yachts, with or without a captain." },
] as const;

/** Homes or boats, each with a picture of one. */
export const HomeCategories = ({ covers }: { covers: Record<"property" | "boat", Photo | null> }) => (
  <section aria-label="What are you looking for?" className="page grid gap-4 pt-6 pb-12 sm:grid-cols-2 sm:pt-10">
    {CATEGORIES.map(({ type, title, text }) => {
      const photo = covers[type];
      return (
        <Link
          key={type}
          to={`${href("/search")}?type=${type}`}
          prefetch="intent"
          className="card group flex items-stretch overflow-hidden text-ink no-underline transition-colors duration-150 hover:border-sea"
        >
          {photo && (
            <ListingPhoto
              photo={{ ...photo, description: "" }}
              sizes="(min-width: 40rem) 20vw, 35vw"
              widest={480}
              className="aspect-auto w-[38%] shrink-0"
            />
          )}
          <span className="grid content-center gap-1 p-5 sm:min-h-36 sm:p-6">
            <span className="font-serif text-2xl font-semibold group-hover:text-sea">{title}</span>
            <span className="text-muted">{text}</span>
          </span>
        </Link>
      );
    })}
  </section>
);
