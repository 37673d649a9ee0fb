import { href, Link } from "react-router";
import { ChosenSeason, TypedRules, TypedSeason } from "../../../features/availability/index.ts";
import { previewPrice, readRules, removeSeason, rulesError, saveRules, saveSeason } from "../../../features/availability/index.server.ts";
import { PricePreview, RulesForm, SeasonList } from "../../../features/availability/parts.ts";
import { ownListing } from "../../../features/listings/index.server.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/rules.page";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Prices and stay rules", description: "What nights cost, and which stays you take.", hidden: true });

const SATURDAY = 1 << 6;

export const loader = pageLoader(async (ctx, { params, url }) => {
  const listingId = listingIdOf(params);
  const [{ id, title, nightlyPriceCents }, rules, preview] = await Promise.all([
    ownListing(ctx, listingId),
    readRules(ctx, listingId),
    previewPrice(ctx, listingId, Object.fromEntries(url.searchParams)),
  ]);
  return { listing: { id, title, nightlyPriceCents }, rules, preview };
});

const failure = rulesError("rules_failed");

export const action = pageAction({
  rules: formHandler({
    input: TypedRules,
    failure,
    run: async (ctx, rules, { params }) => {
      await saveRules(ctx, listingIdOf(params), rules);
      return { message: "Your rules are saved." };
    },
  }),
  saturdays: formHandler({
    input: TypedRules,
    failure,
    run: async (ctx, rules, { params }) => {
      await saveRules(ctx, listingIdOf(params), { ...rules, arrivalDays: SATURDAY, departureDays: SATURDAY });
      return { message: "Saved. Guests now stay from Saturday to Saturday." };
    },
  }),
  season: formHandler({
    input: TypedSeason,
    failure,
    run: async (ctx, { seasonId, input }, { params }) => {
      await saveSeason(ctx, listingIdOf(params), input, seasonId);
      return { message: `${input.name} saved.` };
    },
  }),
  "remove-season": formHandler({
    input: ChosenSeason,
    failure,
    run: async (ctx, { seasonId }, { params }) => {
      await removeSeason(ctx, listingIdOf(params), seasonId);
      return { message: "Season removed." };
    },
  }),
});

export default function RulesPage({ loaderData: { listing, rules, preview }, actionData: result }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Prices and stay rules">
        <Link to={href("/host/manage/:listingId/calendar", { listingId: listing.id })} className="link wrap-anywhere">
          {listing.title}
        </Link>
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <SeasonList seasons={rules.seasons} result={result} />
          <RulesForm rules={rules} nightlyPriceCents={listing.nightlyPriceCents} result={result} />
        </div>
        <div className="lg:sticky lg:top-6">
          <PricePreview preview={preview} />
        </div>
      </div>
    </>
  );
}
