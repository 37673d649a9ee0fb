import { CalendarDays, Circle, CircleCheck, Clock } from "../../../ui/icons/index.ts";
import { href, Link, redirect, useRouteLoaderData } from "react-router";
import { listingsWithoutCalendar } from "../../../features/availability/index.server.ts";
import { checklistOfListing, qualityOfListing } from "../../../features/listings/index.ts";
import { readOwnListing } from "../../../features/listings/index.server.ts";
import { ShareButton } from "../../../features/listings/parts.ts";
import { rememberedCards } from "../../../features/search/index.server.ts";
import { ListingCard } from "../../../features/search/parts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import type { Route } from "./+types/success.page";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { pageLoader } from "../../server/edge.server.ts";
import type { SiteData } from "../../server/site-data.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Listing submitted", description: "Your listing was submitted.", hidden: true });

/** Without one of the person's own listings there is nothing to say here. */
export const loader = pageLoader(async (ctx, { url }) => {
  const listingId = url.searchParams.get("listing");
  if (!listingId) throw redirect(href("/host/manage"));
  const listing = await readOwnListing(ctx, listingIdOf({ listingId }));
  const { id, type, status, title } = listing;
  const [[card], withoutCalendar] = await Promise.all([rememberedCards(ctx, [id]), listingsWithoutCalendar(ctx, [id])]);
  return {
    id,
    type,
    title,
    isLive: status === "active" || status === "unlisted",
    card: card ?? null,
    score: qualityOfListing(listing).score,
    checklist: checklistOfListing(listing),
    hasCalendar: !withoutCalendar.has(id),
  };
});

export default function HostSuccess({ loaderData }: Route.ComponentProps) {
  const { id: listingId, type, title, isLive, card } = loaderData;
  const site = useRouteLoaderData<SiteData>("root");
  return (
    <div className="page grid grow content-start gap-10 py-12">
      <header className="grid gap-4">
        <CircleCheck aria-hidden className="size-14 text-moss" />
        <h1 className="text-4xl">{isLive ? "Your listing is live" : "Listing submitted"}</h1>
        <p className="max-w-2xl text-lg text-muted">
          {isLive
            ? "Guests can find and book it now. Our team reviews every new listing within 24 hours and tells you if something needs to change."
            : "It isn't public right now: only you can see it until you resume it."}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href("/properties/:listingId", { listingId })}>View listing</LinkButton>
          <LinkButton to={href("/host/manage/:listingId/calendar", { listingId })} look="quiet">
            <CalendarDays aria-hidden className="size-5" /> Open calendar
          </LinkButton>
          {type === "boat" && (
            <LinkButton to={href("/host/manage/:listingId/packages", { listingId })} look="quiet">
              <Clock aria-hidden className="size-5" /> Sell it by the hour
            </LinkButton>
          )}
          {isLive && <ShareButton title={title} brand={site?.brand ?? ""} address={`${site?.origin ?? ""}/properties/${listingId}`} />}
          <LinkButton to={`${href("/host/register")}?type=${type}`} look="quiet">
            List another
          </LinkButton>
        </div>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="max-w-sm [&_.heart-button]:hidden">
          {card && <ListingCard card={card} sizes="(min-width: 64rem) 20rem, 24rem" priority travels={false} />}
        </div>
        <Checklist {...loaderData} />
      </div>
      <p className="flex flex-wrap gap-x-6">
        <Link to={href("/host/dashboard")} className="link inline-flex min-h-11 items-center">
          Go to my dashboard
        </Link>
        <Link to={href("/")} className="link inline-flex min-h-11 items-center">
          Go to homepage
        </Link>
      </p>
    </div>
  );
}

type ChecklistProps = Pick<Route.ComponentProps["loaderData"], "id" | "checklist" | "hasCalendar" | "score">;

/** What makes a listing complete: what is done by now, and where to do the rest. */
function Checklist({ id: listingId, checklist, hasCalendar, score }: ChecklistProps) {
  const edit = href("/host/manage/:listingId/edit", { listingId });
  const calendar = { text: "Set up your calendar", to: href("/host/manage/:listingId/calendar", { listingId }), isDone: hasCalendar };
  const items = [...checklist.map(({ text, anchor, isDone }) => ({ text, to: `${edit}#${anchor}`, isDone })), calendar];
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="next" className="card grid gap-4 p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="next" className="text-xl">
          Next steps
        </h2>
        <p className="numbers text-muted">
          {done} of {items.length} done · quality {score} of 100
        </p>
      </div>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {items.map(({ text, to, isDone }) => (
          <li key={text} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-moss" />
            ) : (
              <Circle aria-hidden className="size-5 shrink-0 text-muted" />
            )}
            {isDone ? (
              <span className="text-muted">
                {text}
                <span className="sr-only">: done</span>
              </span>
            ) : (
              <Link to={to} className="link">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
