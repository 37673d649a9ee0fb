import { href } from "react-router";
import { earliestToday, shownCard, type ShownCard } from "../../features/search/index.ts";
import { RecentlyViewedLater, SearchForm } from "../../features/search/parts.ts";
import { readHome } from "../../features/search/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CoastScene } from "../../ui/art/coast-scene.tsx";
import type { Route } from "./+types/home.page";
import { CardGrid } from "./card-grid.tsx";
import { HomeCategories } from "./home-categories.tsx";
import { HomeDestinations } from "./home-destinations.tsx";
import { HomeSection } from "./home-section.tsx";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({
  title: "homes by the water, boats on it",
  description: "Find a vacation home or charter boat, see the full price upfront, and never get double-booked.",
});

export const handle: PageHandle = { shared: true };

export const loader = pageLoader(async (ctx) => {
  const { featured, boats, free, ...home } = await readHome(ctx);
  return {
    ...home,
    featured: featured.map(shownCard),
    boats: boats.map(shownCard),
    free: free.map(shownCard),
    earliestToday: earliestToday(ctx.clock.now()),
  };
});

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, covers, destinations, boats, free, weekend } = loaderData;
  return (
    <>
      <section className="relative isolate z-10 flex min-h-[clamp(36rem,48vw,54rem)] flex-col">
        <CoastScene className="absolute inset-0 -z-10 size-full" />
        <div className="page grid max-w-5xl justify-items-center gap-5 pt-10 pb-60 text-center sm:pt-16 sm:pb-72">
          <h1 className="text-[2.6rem] sm:text-6xl">Wake up by the water</h1>
          <p className="max-w-xl text-lg text-balance sm:text-xl">Waterfront homes and charter boats. One clear price, no surprises.</p>
          <div className="mt-2 w-full max-w-5xl">
            <SearchForm placeholder="Where do you want to go?" earliestToday={loaderData.earliestToday} layout="floating" />
          </div>
        </div>
      </section>
      <HomeCategories covers={covers} />
      <HomeSection id="featured" title="Featured Properties">
        <Featured cards={featured} />
      </HomeSection>
      {destinations.length > 0 && (
        <HomeSection id="destinations" title="Explore by destination">
          <HomeDestinations destinations={destinations} />
        </HomeSection>
      )}
      {boats.length > 0 && (
        <HomeSection id="boats" title="Out on the water" more={{ to: `${href("/search")}?type=boat`, text: "See all boats" }}>
          <CardGrid cards={boats} columns={4} />
        </HomeSection>
      )}
      {free.length > 0 && (
        <HomeSection
          id="weekend"
          title="This weekend"
          note="Open Friday to Sunday. Prices are totals for 2 nights."
          more={{
            to: `${href("/search")}?type=property&checkIn=${weekend.checkIn}&checkOut=${weekend.checkOut}`,
            text: "See all available homes",
          }}
        >
          <CardGrid cards={free} columns={4} />
        </HomeSection>
      )}
      <RecentlyViewedLater />
      <section aria-labelledby="hosting" className="page pb-16">
        <div className="grid items-center gap-5 rounded-lg bg-sea-wash p-8 sm:grid-cols-[1fr_auto] sm:p-12">
          <div className="grid gap-2">
            <h2 id="hosting" className="text-3xl">
              Become a host
            </h2>
            <p className="max-w-xl text-muted">
              Have a home by the water, or a boat on it? You set the price and the rules, and keep your full nightly price.
            </p>
          </div>
          <LinkButton to={href("/host")}>List your place or boat</LinkButton>
        </div>
      </section>
    </>
  );
}

function Featured({ cards }: { cards: ShownCard[] }) {
  if (cards.length > 0) return <CardGrid cards={cards} action="View Details" />;
  return (
    <div className="card grid justify-items-start gap-4 p-8">
      <p className="max-w-xl text-muted">No places or boats have been listed yet. The newest ones will show up here.</p>
      <LinkButton to={href("/host")} look="quiet">
        List the first one
      </LinkButton>
    </div>
  );
}
