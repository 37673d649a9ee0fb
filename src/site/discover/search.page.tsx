import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { href, isRouteErrorResponse, useLocation, useNavigation, useRouteLoaderData } from "react-router";
import { publicProfiles } from "../../features/accounts/index.server.ts";
import { SaveSearch } from "../../features/saved-searches/parts.ts";
import {
  hasCharterTime,
  earliestToday,
  shownCard,
  type SearchSummary,
  searchName,
  searchTitle,
  writeAddress,
} from "../../features/search/index.ts";
import { searchError, showResults } from "../../features/search/index.server.ts";
import {
  countFilters,
  FiltersButton,
  FilterChips,
  MapAreaChip,
  ResultMap,
  NothingFound,
  UnusedFilters,
  ResultList,
  ResultPages,
  SearchBar,
  SearchFilters,
  MapButton,
  PriceToggle,
  SearchPill,
  type SheetOf,
  SortIcon,
  SpellingNote,
  SortSelect,
  useRememberSearch,
  useSavedFilters,
  useSearchForm,
} from "../../features/search/parts.ts";
import { formatCount } from "../../platform/words/counts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/overlays/sheet.tsx";
import { useToday } from "../../ui/time/use-today.ts";
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
  const name = await hostNameOf(ctx, shown.query.host);
  const results = { ...shown.results, listings: shown.results.listings.map(shownCard) };
  return { ...shown, results, name, earliestToday: today, title: searchTitle(shown.query, name) };
}, searchError("search_failed"));

/** The host's own name, whatever the address says. */
async function hostNameOf(ctx: Ctx, host: string | undefined): Promise<string | null> {
  const profile = host && (await publicProfiles(ctx, [host])).get(host);
  return profile ? profile.fullName : null;
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
  const { query, name, leftOut, unusable, readings, summary } = loaderData;
  const today = useToday(loaderData.earliestToday);
  const [bar, filters, map] = [useSheet("search-bar"), useSheet("filters"), useSheet("map")];
  const form = useSearchForm({ query, unusable, today, onSent: () => bar.dialog.current?.close() });
  useSavedFilters(query);
  useRememberSearch(query.q);
  const { state, location } = useNavigation();
  const [active, setActive] = useState<string | null>(null);
  const isWaiting = state === "loading" && location?.pathname === "/search";
  const places = query.type === "boat" || hasCharterTime(query) ? countOf(summary, "boat", "boats") : countOf(summary, "place", "places");
  const showList = ({ dialog }: typeof filters) => (
    <Button
      type="submit"
      form={FORM}
      onClick={(event) => {
        if (dialog === bar.dialog) return;
        event.preventDefault();
        dialog.current?.close();
      }}
      className="w-full"
      aria-busy={isWaiting}
    >
      Show {places}
    </Button>
  );

  return (
    <div className="page-full grid items-start noscript:grid-cols-1! lg:grid-cols-[minmax(0,1fr)_minmax(0,45%)]">
      <div className="grid gap-3 px-[clamp(1rem,4vw,2.5rem)] pb-6 lg:pt-1 lg:pr-6">
        <SearchPill q={query.q} draft={form.draft} problem={form.problem} bar={bar} filters={filters} filtersInUse={countFilters(query)}>
          <SortIcon value={query.sort} onChange={(sort) => form.go({ ...query, sort, name: name ?? undefined })} />
        </SearchPill>
        <BarSheet bar={bar} footer={showList(bar)}>
          <SearchBar id={FORM} query={query} name={name} today={today} form={form} />
        </BarSheet>
        <ResultsHead found={loaderData} places={places} form={form} isSignedIn={Boolean(site?.user)}>
          <FiltersButton filters={filters} inUse={countFilters(query)} />
        </ResultsHead>
        <SpellingNote query={query} name={name} correction={loaderData.correction} />
        <FilterChips query={query} readings={readings} name={name} />
        <UnusedFilters keys={leftOut} />
        <Sheet id={filters.id} title="Filters" dialog={filters.dialog} isAtSide footer={showList(filters)} className="px-5 py-5">
          <SearchFilters
            query={query}
            readings={readings}
            summary={summary}
            form={FORM}
            onChange={form.soon}
            onPets={(pets) => form.change({ pets })}
            onGo={(wanted) => form.go({ ...wanted, name: name ?? undefined })}
          />
        </Sheet>
        <Results found={loaderData} isWaiting={isWaiting} active={active} onActivate={setActive} />
        <MapButton map={map} />
      </div>
      <MapBeside
        found={loaderData}
        map={map}
        footer={showList(map)}
        active={active}
        onActivate={setActive}
        onChooseArea={(box) => form.go({ ...query, box, name: name ?? undefined })}
        styleUrl={site?.mapStyleUrl}
      />
    </div>
  );
}

/** The bar, which a small screen has in a sheet with room for what it suggests. */
const BarSheet = ({ bar, footer, children }: { bar: SheetOf; footer: ReactNode; children: ReactNode }) => (
  <div className="max-lg:contents">
    <Sheet
      id={bar.id}
      title="Search"
      dialog={bar.dialog}
      flatFrom="lg"
      footer={footer}
      className="max-lg:min-h-[60dvh] max-lg:px-4 max-lg:py-5"
    >
      {children}
    </Sheet>
  </div>
);

type Found = Route.ComponentProps["loaderData"];
type HeadProps = { found: Found; places: string; form: ReturnType<typeof useSearchForm>; isSignedIn: boolean; children: ReactNode };

/** What was searched for and how many places there are, with what orders them. */
function ResultsHead({
  found: {
    query,
    asked: { hasDates },
    readings,
    name,
    summary,
    title,
  },
  places,
  form,
  isSignedIn,
  children,
}: HeadProps) {
  const address = writeAddress({ ...query, sort: "recommended" }).toString();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 grow basis-56 flex-wrap items-baseline gap-x-3">
        <h1 className="wrap-anywhere text-2xl">{title}</h1>
        <p role="status" className="numbers text-muted">
          {summary.total === 0 ? "" : query.q ? `Found ${countOf(summary, "property", "properties")}` : places}
        </p>
        <MapAreaChip query={query} name={name} className="without-script:inline-flex lg:hidden" />
      </div>
      {children}
      {address && <SaveSearch address={address} suggestedName={searchName(query, readings)} isSignedIn={isSignedIn} />}
      {hasDates && <PriceToggle value={query.prices} form={FORM} onChange={form.now} />}
      <div className="shrink-0 max-lg:hidden without-script:block">
        <SortSelect value={query.sort} form={FORM} onChange={form.now} />
      </div>
    </div>
  );
}

type ResultsProps = { found: Found; isWaiting: boolean; active: string | null; onActivate(id: string | null): void };

function Results({ found: { query, asked, name, results, summary, instead }, isWaiting, active, onActivate }: ResultsProps) {
  const sortsByPrice = query.sort === "price-low" || query.sort === "price-high";
  return (
    <section aria-labelledby="results" aria-busy={isWaiting} className="grid gap-6">
      <h2 id="results" tabIndex={-1} className="sr-only">
        Results
      </h2>
      {sortsByPrice && asked.hasDates && !results.isByTotal && results.listings.length > 0 && (
        <p className="text-sm text-muted">
          There are too many places to compare totals, so these are sorted by their usual nightly price. Narrow your search to sort by
          total.
        </p>
      )}
      {results.listings.length === 0 ? (
        <NothingFound instead={instead} name={name} />
      ) : (
        <ResultList
          sizes={CARD_SIZES.beside}
          cards={results.listings}
          query={query}
          asked={asked}
          active={active}
          onActivate={onActivate}
        />
      )}
      <ResultPages query={query} name={name} results={results} summary={summary} />
    </section>
  );
}

type MapProps = Omit<ResultsProps, "isWaiting"> &
  Pick<ComponentProps<typeof ResultMap>, "onChooseArea" | "styleUrl"> & { map: SheetOf; footer: ReactNode };

function MapBeside({ found: { query, name, results }, map, footer, ...rest }: MapProps) {
  return (
    <div className="without-script:hidden max-lg:contents lg:sticky lg:top-16">
      <Sheet id={map.id} title="Map" dialog={map.dialog} flatFrom="lg" footer={footer}>
        <ResultMap
          query={query}
          cards={results.listings}
          {...rest}
          className="h-[calc(88dvh-8.5rem)] rounded-none border-0 lg:h-[calc(100dvh-4rem)]"
        >
          <MapAreaChip query={query} name={name} className="h-9 shadow-float max-lg:hidden" />
        </ResultMap>
      </Sheet>
    </div>
  );
}

function useSheet(id: string): SheetOf {
  return { id, dialog: useRef<HTMLDialogElement>(null) };
}

const countOf = ({ total, totalIsCapped }: SearchSummary, one: string, more: string) =>
  `${formatCount(total)}${totalIsCapped ? "+" : ""} ${total === 1 ? one : more}`;

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
