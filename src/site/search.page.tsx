import { Map as MapIcon, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { isRouteErrorResponse, useNavigation, useRouteLoaderData } from "react-router";
import { todayAt } from "../features/availability/index.ts";
import { PlaceSuggestions, SearchMap } from "../features/places/parts.ts";
import { correctQuery, type ListingCardView, searchTitle, writeAddress } from "../features/search/index.ts";
import { findListings, searchError, summariseResults } from "../features/search/index.server.ts";
import {
  FilterChips,
  ResultList,
  ResultPages,
  SearchFilters,
  SortSelect,
  useKeptFilters,
  useSearchForm,
} from "../features/search/parts.ts";
import { formatMoney, money } from "../platform/money.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/search.page";
import { CARD_SIZES } from "./card-sizes.ts";
import { loads } from "./edge.server.ts";
import type { PageHandle } from "./entry.server.tsx";
import { pageMeta, siteOf } from "./page-meta.ts";
import type { SiteData } from "./root.tsx";

export const handle: PageHandle = { shared: true };

export const loader = loads(async (ctx, { url }) => {
  const today = todayAt("UTC", ctx.clock.now());
  const { query, leftOut } = correctQuery(url.searchParams, today);
  const name = url.searchParams.get("name")?.slice(0, 100) ?? null;
  const [results, summary] = await Promise.all([findListings(ctx, query), summariseResults(ctx, query)]);
  return { query, name, leftOut, today, results, summary, title: searchTitle(query, name) };
}, searchError("search_failed"));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.title ?? "Search",
    description: "Vacation homes and charter boats, with the whole price for your dates.",
    path: `/search?${loaderData ? writeAddress({ q: loaderData.query.q, type: loaderData.query.type }) : ""}`.replace(/\?$/, ""),
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  const site = useRouteLoaderData<SiteData>("root");
  const { query, name, leftOut, today, results, summary, title } = loaderData;
  const form = useSearchForm();
  useKeptFilters(query);
  const { state, location } = useNavigation();
  const [active, setActive] = useState<string | null>(null);
  // A small screen shows one of them at a time.
  const [shown, setShown] = useState<"list" | "filters" | "map">("list");
  const toggle = (part: "filters" | "map") => setShown(shown === part ? "list" : part);
  const isWaiting = state === "loading" && location?.pathname === "/search";
  const stay = writeAddress({ checkIn: query.checkIn, checkOut: query.checkOut, guests: query.guests }).toString();
  const count = `${summary.total.toLocaleString("en-US")}${summary.totalIsCapped ? "+" : ""}`;

  return (
    <div className="page grid max-w-[104rem] gap-6 py-8">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{title}</h1>
      <form id={FORM} ref={form.ref} method="get" action="/search" onSubmit={form.onSubmit} role="search" aria-label="Listings">
        {query.type && <input type="hidden" name="type" value={query.type} />}
        {query.host && <input type="hidden" name="host" value={query.host} />}
        {name && <input type="hidden" name="name" value={name} />}
        <div className="grid grid-cols-2 items-end gap-3 *:first:col-span-2 lg:grid-cols-[2fr_1fr_1fr_7rem_11rem_auto] lg:*:first:col-span-1">
          <PlaceSuggestions
            name="q"
            label="Where"
            placeholder="Search by city, state, or address..."
            defaultValue={query.q}
            onInput={form.onText}
            onChoose={form.now}
          />
          <TextField
            key={`in ${query.checkIn}`}
            label="Check-in"
            name="checkIn"
            type="date"
            min={today}
            defaultValue={query.checkIn}
            onChange={form.soon}
          />
          <TextField
            key={`out ${query.checkOut}`}
            label="Check-out"
            name="checkOut"
            type="date"
            min={query.checkIn ?? today}
            defaultValue={query.checkOut}
            onChange={form.soon}
          />
          <TextField
            key={`g ${query.guests}`}
            label="Guests"
            name="guests"
            type="number"
            min={1}
            max={100}
            inputMode="numeric"
            defaultValue={query.guests}
            onChange={form.soon}
          />
          <SortSelect value={query.sort} onChange={form.now} />
          <Button type="submit" className="max-lg:col-span-2">
            Search
          </Button>
        </div>
      </form>
      <div className="grid gap-4">
        <FilterChips query={query} name={name} />
        {leftOut.length > 0 && <Notice>We left out what we could not use: {leftOut.join(", ")}.</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="numbers text-muted">
            {summary.total === 0
              ? ""
              : query.q
                ? `Found ${count} ${summary.total === 1 ? "property" : "properties"}`
                : `${count} ${summary.total === 1 ? "place" : "places"}`}
          </p>
          <div className="flex gap-2 lg:hidden">
            <Button look="quiet" onClick={() => toggle("filters")} aria-expanded={shown === "filters"}>
              <SlidersHorizontal aria-hidden className="size-4" /> Filters
            </Button>
            <Button look="quiet" onClick={() => toggle("map")} aria-expanded={shown === "map"}>
              <MapIcon aria-hidden className="size-4" /> Map
            </Button>
          </div>
        </div>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_minmax(0,26rem)] 2xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,38rem)]">
        <aside aria-label="Filters" className={`${shown === "filters" ? "" : "max-lg:hidden"} lg:sticky lg:top-20`}>
          <SearchFilters query={query} summary={summary} form={FORM} onChange={form.soon} />
          {shown === "filters" && (
            <Button className="mt-5 w-full lg:hidden" onClick={() => setShown("list")}>
              Show {count} {summary.total === 1 ? "place" : "places"}
            </Button>
          )}
        </aside>
        <section
          aria-label="Results"
          aria-busy={isWaiting}
          className={`grid gap-6 transition-opacity duration-150 ${isWaiting ? "opacity-60" : ""} ${shown === "list" ? "" : "max-lg:hidden"}`}
        >
          <ResultList
            sizes={CARD_SIZES.beside}
            cards={results.listings}
            search={stay && `?${stay}`}
            active={active}
            onActivate={setActive}
          />
          <ResultPages query={query} name={name} next={results.next} previous={results.previous} />
        </section>
        <div className={`${shown === "map" ? "" : "max-lg:hidden"} lg:max-xl:col-span-2 xl:sticky xl:top-20`}>
          <SearchMap
            area={query.box ?? null}
            styleUrl={site?.mapStyleUrl}
            pins={pinsOf(results.listings, stay)}
            activeId={active}
            onActivate={setActive}
            onChooseArea={(box) => form.go({ ...query, box, name: name ?? undefined })}
            className="h-[28rem] xl:h-[calc(100dvh-7rem)]"
          />
        </div>
      </div>
    </div>
  );
}

const FORM = "search-form";

function pinsOf(cards: ListingCardView[], stay: string) {
  return cards.flatMap(({ id, latitude, longitude, title, nightlyPriceCents, stay: priced }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            latitude,
            longitude,
            title,
            label: formatMoney(money(Math.round((priced?.totalCents ?? nightlyPriceCents) / 100) * 100)),
            href: `/properties/${id}${stay && `?${stay}`}`,
          },
        ],
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error) ? (error.data as { message?: string })?.message : undefined;
  return (
    <div className="page grid justify-items-start gap-5 py-16">
      <h1 className="text-3xl">Search</h1>
      <p role="alert" className="text-lg text-brick">
        {message ?? "Failed to fetch properties"}
      </p>
      <form method="get" action="/search">
        <Button type="submit">Try again</Button>
      </form>
    </div>
  );
}
