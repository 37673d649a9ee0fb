import { ArrowLeft, CalendarDays, Eye, Sailboat, Tag } from "../../../ui/icons/index.ts";
import { href, Link, useRouteLoaderData, useSearchParams } from "react-router";
import { z } from "zod";
import { qualityOfListing, UpdateListingInput } from "../../../features/listings/index.ts";
import { listingError, ownTitles, readOwnListing, updateListing } from "../../../features/listings/index.server.ts";
import { EditListingForm, ListingState, QualityPanel } from "../../../features/listings/parts.ts";
import { PriceGuide } from "../../../features/search/parts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/edit-listing.page";
import { pageAction, formHandler, pageLoader } from "../../server/edge.server.ts";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { pause, resume } from "./listing-states.server.ts";
import { othersOf } from "./other-listings.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { SiteData } from "../../server/site-data.server.ts";

export const meta = metaOf({ title: "Edit Property", description: "Edit your listing.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const [listing, titles] = await Promise.all([readOwnListing(ctx, listingIdOf(params)), ownTitles(ctx)]);
  return { listing, others: othersOf(titles, listing.id) };
}, listingError("listing_load_failed"));

const Nothing = z.object({});

export const action = pageAction({
  pause: formHandler({ input: Nothing, run: (ctx, _input, { params }) => pause(ctx, listingIdOf(params)) }),
  resume: formHandler({ input: Nothing, run: (ctx, _input, { params }) => resume(ctx, listingIdOf(params)) }),
  update: formHandler({
    input: UpdateListingInput,
    failure: listingError("listing_update_failed"),
    run: async (ctx, input, { params }) => {
      await updateListing(ctx, listingIdOf(params), input);
      return { message: "Your changes have been saved." };
    },
  }),
});

export default function HostManageEditPage({ loaderData: { listing, others }, actionData }: Route.ComponentProps) {
  const site = useRouteLoaderData<SiteData>("root");
  const [search] = useSearchParams();
  const stateResult = actionData?.intent === "update" ? undefined : actionData;
  return (
    <div className="page grow pt-6 pb-4">
      <p className="mb-4">
        <Link to={`${href("/host/manage")}?type=${listing.type}`} className="link inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-4" /> Manage Properties
        </Link>
      </p>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 [&>header]:mb-0">
          <PageHeading title={listing.type === "boat" ? "Edit Charter" : "Edit Property"}>{listing.title}</PageHeading>
        </div>
        <nav aria-label="This listing" className="flex flex-wrap gap-2">
          <LinkButton look="quiet" to={href("/properties/:listingId", { listingId: listing.id })}>
            <Eye aria-hidden className="size-5" /> Preview
          </LinkButton>
          <LinkButton look="quiet" to={href("/host/manage/:listingId/calendar", { listingId: listing.id })}>
            <CalendarDays aria-hidden className="size-5" /> Calendar
          </LinkButton>
          <LinkButton look="quiet" to={href("/host/manage/:listingId/rules", { listingId: listing.id })}>
            <Tag aria-hidden className="size-5" /> Prices and stay rules
          </LinkButton>
          {listing.type === "boat" && (
            <LinkButton look="quiet" to={href("/host/manage/:listingId/packages", { listingId: listing.id })}>
              <Sailboat aria-hidden className="size-5" /> Packages
            </LinkButton>
          )}
        </nav>
      </div>
      {search.has("copied") && (
        <div className="mb-6">
          <Notice tone="good">You're editing a copy. It stays hidden until you press Resume.</Notice>
        </div>
      )}
      <ListingState listing={listing} />
      <QualityPanel quality={qualityOfListing(listing)} />
      {stateResult && (
        <div className="mb-6">
          <FormMessage result={stateResult} />
        </div>
      )}
      <EditListingForm
        key={listing.id}
        personId={site?.user?.id ?? ""}
        listing={listing}
        others={others}
        result={stateResult ? undefined : actionData}
        styleUrl={site?.mapStyleUrl}
        PriceHelp={PriceGuide}
      />
    </div>
  );
}
