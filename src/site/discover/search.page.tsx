import { useRef, useState } from "react";
import { href, isRouteErrorResponse, useLocation, useNavigation, useRouteLoaderData } from "react-router";
import { publicProfiles } from "../../features/accounts/index.server.ts";
import { SearchMap } from "../../features/places/parts.ts";
import { useSaved } from "../../features/saved/parts.ts";
import { earliestToday, type ShownCard, shownCard, type SearchSummary, searchTitle, writeAddress } from "../../features/search/index.ts";
import { searchError, showResults } from "../../features/search/index.server.ts";
import {
  countFilters,
  FilterChips,
  UnusedFilters,
  ResultList,
  ResultPages,
  SearchBar,
  SearchFilters,
  SheetButtons,
  useSavedFilters,
  useSearchForm,
} from "../../features/search/parts.ts";
import { formatCount } from "../../platform/counts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useToday } from "../../ui/use-today.ts";
import type { Route } from "./+types/search.page";
import { CARD_SIZES } from "./card-sizes.ts";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import type { SiteData } from "../server/site-data.server.ts";
import type { Ctx } from "../../platform/context.server.ts";

export const handle: PageHandle = { shared: true };

export const loader = pageLoader(async (ctx, { url }) => {
  const today = earliestToday(ctx.clock.now());
  const shown = await showResults(ctx, url.searchParams, today);
  const name = await hostNameOf(ctx, shown.query.host, url.searchParams.get("name"));
  const results = { ...shown.results, listings: shown.results.listings.map(shownCard) };
  return { ...shown, results, name, earliestToday: today, title: searchTitle(shown.query, name) };
}, searchError("search_failed"));

/** The host's own name; what the address says only where the host is not known. */
async function hostNameOf(ctx: Ctx, host: string | undefined, said: string | null): Promise<string | null> {
  const profile = host && (await publicProfiles(ctx, [host])).get(host);
  return profile ? profile.fullName : (said?.slice(0, 100) ?? null);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.title ?? "Search",
    description: "Vacation homes and charter boats, with the full price for your dates.",
    path: `/search?${loaderData ? writeAddress({ q: loaderData.query.q, type: loaderData.query.type }) : ""}`.replace(/\?$/, ""),
  });

const FORM = "search-form";

export default function Search({ loaderData }: Route.ComponentProps) {
  const site = useRouteLoaderData<SiteData>("root");
  const { query, name, leftOut, results, summary, title } = loaderData;
  const today = useToday(loaderData.earliestToday);
  const form = useSearchForm(query);
  useSavedFilters(query);
  const { isSaved } = useSaved();
  const { state, location } = useNavigation();
  const [active, setActive] = useState<string | null>(null);
  const [filters, map] = [useRef<HTMLDialogElement>(null), useRef<HTMLDialogElement>(null)];
  const isWaiting = state === "loading" && location?.pathname === "/search";
  const stay = writeAddress({ checkIn: query.checkIn, checkOut: query.checkOut, guests: query.guests }).toString();
  const places = query.type === "boat" ? countOf(summary, "boat", "boats") : countOf(summary, "place", "places");
  const showList = (sheet: typeof filters) => (
    <Button type="submit" form={FORM} onClick={() => sheet.current?.close()} className="w-full" aria-busy={isWaiting}>
      Show {places}
    </Button>
  );

  return (
    <div className="page grid max-w-[104rem] gap-6 py-8 max-xl:pb-6">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{title}</h1>
      <SearchBar id={FORM} query={query} name={name} today={today} form={form} />
      <div className="grid gap-4">
        <FilterChips query={query} name={name} />
        <UnusedFilters keys={leftOut} />
        <p role="status" className="numbers text-muted">
          {summary.total === 0 ? "" : query.q ? `Found ${countOf(summary, "property", "properties")}` : places}
        </p>
      </div>
      <SheetButtons filters={{ id: "filters", dialog: filters }} map={{ id: "map", dialog: map }} filtersInUse={countFilters(query)} />
      <div className="grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_minmax(0,26rem)] 2xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,38rem)]">
        <aside
          aria-label="Filters"
          className="max-lg:contents lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:px-1"
        >
          <Sheet id="filters" title="Filters" dialog={filters} flatFrom="lg" footer={showList(filters)} className="max-lg:px-5 max-lg:py-5">
            <SearchFilters query={query} summary={summary} form={FORM} onChange={form.soon} />
          </Sheet>
        </aside>
        <section
          aria-labelledby="results"
          aria-busy={isWaiting}
          className={`grid gap-6 transition-opacity duration-150 ${isWaiting ? "opacity-60" : ""}`}
        >
          <h2 id="results" className="sr-only">
            Results
          </h2>
          <ResultList
            sizes={CARD_SIZES.beside}
            cards={results.listings}
            search={stay && `?${stay}`}
            active={active}
            onActivate={setActive}
          />
          <ResultPages query={query} name={name} next={results.next} previous={results.previous} />
        </section>
        <div className="without-script:hidden max-xl:contents xl:sticky xl:top-20">
          <Sheet id="map" title="Map" dialog={map} flatFrom="xl" footer={showList(map)}>
            <SearchMap
              area={query.box ?? null}
              styleUrl={site?.mapStyleUrl}
              pins={pinsOf(results.listings, stay, isSaved)}
              activeId={active}
              onActivate={setActive}
              onChooseArea={(box) => form.go({ ...query, box, name: name ?? undefined })}
              className="h-[calc(88dvh-8.5rem)] max-xl:rounded-none max-xl:border-0 xl:h-[calc(100dvh-7rem)]"
            />
          </Sheet>
        </div>
      </div>
    </div>
  );
}

const countOf = ({ total, totalIsCapped }: SearchSummary, one: string, more: string) =>
  `${formatCount(total)}${totalIsCapped ? "+" : ""} ${total === 1 ? one : more}`;

function pinsOf(cards: ShownCard[], stay: string, isSaved: (id: string) => boolean) {
  return cards.flatMap(({ id, latitude, longitude, title, nightlyPriceCents, stay: priced }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            latitude,
            longitude,
            title,
            saved: isSaved(id),
            label: formatMoney(money(Math.round((priced?.totalCents ?? nightlyPriceCents) / 100) * 100)),
            href: `${href("/properties/:listingId", { listingId: id })}${stay && `?${stay}`}`,
          },
        ],
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const message = isRouteErrorResponse(error) ? (error.data as { message?: string })?.message : undefined;
  return (
    <div className="page grid justify-items-start gap-5 py-16">
      <h1 className="text-3xl">Search</h1>
      <p role="alert" className="text-lg text-brick">
        {message ?? "Failed to fetch properties"}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={pathname + search} replace>
          Try again
        </LinkButton>
        <LinkButton to={href("/search")} look="quiet">
          All Listings
        </LinkButton>
      </div>
    </div>
  );
}
