import { CircleCheck } from "lucide-react";
import { href, Link, redirect } from "react-router";
import { readOwnListing } from "../../features/listings/index.server.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/success.page";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Listing submitted", description: "Your listing was submitted.", hidden: true });

/** Without one of the person's own listings there is nothing to say here. */
export const loader = pageLoader(async (ctx, { url }) => {
  const listingId = url.searchParams.get("listing");
  if (!listingId) throw redirect(href("/host/manage"));
  const { id, type, status, title, city, country, nightlyPriceCents, photos } = await readOwnListing(ctx, listingIdOf({ listingId }));
  return {
    id,
    type,
    isLive: status === "active" || status === "unlisted",
    title,
    city,
    country,
    nightlyPriceCents,
    cover: photos[0] ?? null,
  };
});

export default function HostSuccess({ loaderData: listing }: Route.ComponentProps) {
  const { id: listingId, type, isLive } = listing;
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-6 py-16 text-center">
      <CircleCheck aria-hidden className="size-16 text-moss" />
      <h1 className="text-4xl">{isLive ? "Your listing is live" : "Listing submitted"}</h1>
      <p className="text-lg text-muted">
        {isLive
          ? "Guests can find and book it now. Our team reviews every new listing within 24 hours and tells you if something needs to change."
          : "It isn't public right now: only you can see it until you resume it."}
      </p>
      <Submitted listing={listing} />
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={href("/properties/:listingId", { listingId })}>View listing</LinkButton>
        <LinkButton to={href("/host/manage/:listingId/calendar", { listingId })} look="quiet">
          Check calendar and prices
        </LinkButton>
        <LinkButton to={`${href("/host/register")}?type=${type}`} look="quiet">
          List another
        </LinkButton>
      </div>
      <p className="flex flex-wrap justify-center gap-x-6">
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

function Submitted({ listing: { title, city, country, nightlyPriceCents, cover } }: { listing: Route.ComponentProps["loaderData"] }) {
  return (
    <div className="card grid w-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden text-left sm:grid-cols-[12rem_minmax(0,1fr)]">
      {cover ? (
        <ListingPhoto photo={cover} sizes="12rem" className="size-full" priority />
      ) : (
        <div className="aspect-4/3 size-full bg-sand-deep" />
      )}
      <div className="grid content-center gap-0.5 p-4">
        <p className="text-xl font-semibold wrap-anywhere">{title}</p>
        <p className="wrap-anywhere text-muted">
          {city}, {country}
        </p>
        <p className="numbers">
          <strong className="font-semibold">{formatMoney(money(nightlyPriceCents))}</strong> per night
        </p>
      </div>
    </div>
  );
}
