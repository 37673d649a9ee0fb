import { Anchor, House } from "lucide-react";
import { href, Link } from "react-router";
import { newestListingIds } from "../../features/listings/index.server.ts";
import { earliestToday, shownCard } from "../../features/search/index.ts";
import { listingCards } from "../../features/search/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CoastScene } from "../../ui/coast-scene.tsx";
import type { Route } from "./+types/home.page";
import { CardGrid } from "./card-grid.tsx";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { SearchBox } from "../shell/search-box.tsx";

export const meta = metaOf({
  title: "homes by the water, boats on it",
  description: "Find a vacation home or charter boat, see the full price upfront, and never get double-booked.",
});

export const handle: PageHandle = { shared: true };

const FEATURED = 6;

const CATEGORIES = [
  {
    to: `${href("/search")}?type=property`,
    title: "Vacation Properties",
    text: "Houses and apartments by the sea, lake or harbor.",
    Icon: House,
  },
  { to: `${href("/search")}?type=boat`, title: "Charter Boats", text: "Sailboats and yachts, with or without a captain.", Icon: Anchor },
];

export const loader = pageLoader(async (ctx) => ({
  featured: (await listingCards(ctx, await newestListingIds(ctx, FEATURED), null)).map(shownCard),
  earliestToday: earliestToday(ctx.clock.now()),
}));

export default function Home({ loaderData: { featured, earliestToday: today } }: Route.ComponentProps) {
  return (
    <>
      <section className="relative isolate flex min-h-[clamp(36rem,48vw,54rem)] flex-col overflow-hidden">
        <CoastScene className="absolute inset-0 -z-10 size-full" />
        <div className="page grid max-w-5xl justify-items-center gap-5 pt-10 pb-60 text-center sm:pt-16 sm:pb-72">
          <h1 className="text-[2.6rem] sm:text-6xl">Wake up by the water</h1>
          <p className="max-w-xl text-lg text-balance sm:text-xl">
            Waterfront homes and charter boats. One clear price, no double bookings.
          </p>
          <div className="mt-2 w-full max-w-5xl">
            <SearchBox earliestToday={today} />
          </div>
        </div>
      </section>
      <section aria-label="What are you looking for?" className="page grid gap-4 pt-6 pb-12 sm:grid-cols-2 sm:pt-10">
        {CATEGORIES.map(({ to, title, text, Icon }) => (
          <Link
            key={to}
            to={to}
            prefetch="intent"
            className="card group flex items-center gap-5 p-5 sm:p-6 text-ink no-underline transition-colors duration-150 hover:border-sea"
          >
            <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-lg bg-sea-wash text-sea">
              <Icon aria-hidden className="size-7" />
            </span>
            <span>
              <span className="block font-serif text-2xl font-semibold group-hover:text-sea">{title}</span>
              <span className="text-muted">{text}</span>
            </span>
          </Link>
        ))}
      </section>
      <section aria-labelledby="featured" className="page pb-20">
        <h2 id="featured" className="mb-6 text-3xl">
          Featured Properties
        </h2>
        {featured.length === 0 ? (
          <div className="card grid justify-items-start gap-4 p-8">
            <p className="max-w-xl text-muted">No places or boats have been listed yet. The newest ones will show up here.</p>
            <LinkButton to={href("/host")} look="quiet">
              List the first one
            </LinkButton>
          </div>
        ) : (
          <CardGrid cards={featured} action="View Details" />
        )}
      </section>
    </>
  );
}
