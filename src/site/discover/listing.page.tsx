import { href, redirect, useLocation, useRouteLoaderData } from "react-router";
import { addDays, todayAt } from "../../features/availability/index.ts";
import { takenNights } from "../../features/availability/index.server.ts";
import { AvailabilitySection } from "../../features/availability/parts.ts";
import { ReserveDatesInput } from "../../features/bookings/index.ts";
import { bookingError, reserveDates } from "../../features/bookings/index.server.ts";
import { ReserveDock, ReservePanel, type Reserving, useReservation } from "../../features/bookings/parts.ts";
import { plainUrl } from "../../features/listings/index.ts";
import { listingError, readListing } from "../../features/listings/index.server.ts";
import {
  HostCard,
  ListingFacts,
  ListingHeading,
  ListingLocation,
  PhotoGallery,
  ShareButton,
  StayRules,
} from "../../features/listings/parts.ts";
import { listReviews, reviewSummary } from "../../features/reviews/index.server.ts";
import { responseWords } from "../../features/messages/index.ts";
import { hostResponse } from "../../features/messages/index.server.ts";
import { ReviewSection } from "../../features/reviews/parts.ts";
import { SaveButton } from "../../features/saved/parts.ts";
import { shownCard } from "../../features/search/index.ts";
import { nearbyListings } from "../../features/search/index.server.ts";
import { NearbySection, RatingMark } from "../../features/search/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/listing.page";
import { CARD_SIZES } from "./card-sizes.ts";
import { pageAction, formHandler, pageLoader, optionalSection } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { listingSchema } from "./listing-schema.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { loadQuote } from "./load-quote.server.ts";
import type { SiteData } from "../server/site-data.server.ts";

export const handle: PageHandle = { shared: true };

const CALENDAR_MONTHS = 12;

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = listingIdOf(params);
  const listing = await readListing(ctx, id);
  const today = todayAt(listing.timeZone, ctx.clock.now());
  const [reviews, taken, nearby, answer, response] = await Promise.all([
    optionalSection(ctx, async () => {
      const [summary, first] = await Promise.all([reviewSummary(ctx, id), listReviews(ctx, id)]);
      return { summary, first };
    }),
    optionalSection(ctx, () => takenNights(ctx, id, today, addDays(today, 31 * CALENDAR_MONTHS))),
    optionalSection(ctx, async () => (await nearbyListings(ctx, listing)).map(shownCard)),
    loadQuote(ctx, id, url),
    hostResponse(ctx, listing.host.id),
  ]);
  return { listing, today, reviews, taken, nearby, answer, response, formKey: ctx.actor && crypto.randomUUID() };
}, listingError("listing_load_failed"));

export const action = pageAction({
  reserve: formHandler({
    input: ReserveDatesInput,
    failure: bookingError("booking_failed"),
    run: async (ctx, input) =>
      redirect(href("/booking/confirmation/:bookingId", { bookingId: (await reserveDates(ctx, input)).bookingId })),
  }),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { listing } = loaderData;
  const [cover] = listing.photos;
  return pageMeta(siteOf(matches), {
    title: listing.title,
    description: listing.description.slice(0, 155),
    path: `/properties/${listing.id}`,
    image: cover && plainUrl(cover, 1280),
  });
};

/** The key resets all state when the page switches to another listing. */
export default function ListingPage(props: Route.ComponentProps) {
  return <ListingAndDock key={props.loaderData.listing.id} {...props} />;
}

function ListingAndDock({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, today, answer, formKey } = loaderData;
  const viewerId = useRouteLoaderData<SiteData>("root")?.user?.id ?? null;
  const reservation = useReservation({ listingId: listing.id, answer, formKey, result: actionData });
  const reserving = { listing, today, viewerId, reservation };
  return (
    <>
      <Listing data={loaderData} reserving={reserving} />
      <ReserveDock {...reserving} />
    </>
  );
}

function Listing({ data, reserving }: { data: Route.ComponentProps["loaderData"]; reserving: Reserving }) {
  const { response, listing, today, reviews, taken, nearby } = data;
  const { id, title } = listing;
  const site = useRouteLoaderData<SiteData>("root");
  const { search } = useLocation();
  return (
    <div className="page grid gap-8 py-8">
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: listingSchema(listing, reviews?.summary ?? null, site?.origin ?? "") }}
      />
      <ListingHeading
        listing={listing}
        rating={reviews && <RatingMark rating={reviews.summary.average} count={reviews.summary.count} />}
        actions={
          <>
            <ShareButton title={title} brand={site?.brand ?? ""} address={`${site?.origin ?? ""}/properties/${id}`} />
            <SaveButton listingId={id} title={title} look="button" />
          </>
        }
      />
      <PhotoGallery photos={listing.photos} title={title} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-8">
          <ListingFacts listing={listing} />
          <AvailabilitySection today={today} taken={taken} months={CALENDAR_MONTHS} />
          <StayRules listing={listing} />
          <HostCard
            host={listing.host}
            responseRate={response.rate}
            responseTime={responseWords(response.medianMinutes)}
            actions={
              reserving.viewerId !== listing.hostId && (
                <LinkButton look="quiet" to={href("/properties/:listingId/ask", { listingId: id }) + search} rel="nofollow">
                  Ask a question
                </LinkButton>
              )
            }
          />
        </div>
        <ReservePanel {...reserving} />
      </div>
      <ReviewSection listingId={id} reviews={reviews} />
      <ListingLocation location={listing.location} styleUrl={site?.mapStyleUrl} />
      <NearbySection cards={nearby} sizes={CARD_SIZES.four} />
    </div>
  );
}
