import type { ReactNode } from "react";
import { href, Link, redirect, useRouteLoaderData } from "react-router";
import { addDays, todayAt } from "../../features/availability/index.ts";
import { takenNights } from "../../features/availability/index.server.ts";
import { AvailabilityCalendar } from "../../features/availability/parts.ts";
import { ReserveDatesInput } from "../../features/bookings/index.ts";
import { bookingError, reserveDates } from "../../features/bookings/index.server.ts";
import { ReserveDock, ReservePanel, type Reserving, useReservation } from "../../features/bookings/parts.ts";
import { DEFAULT_RESPONSE_RATE, type ListingView, particularsOf, photoUrl, POLICY_WORDS, sizesOf } from "../../features/listings/index.ts";
import { listingError, readListing } from "../../features/listings/index.server.ts";
import { HostCard, PhotoGallery, ShareButton } from "../../features/listings/parts.ts";
import { LocationMap } from "../../features/places/parts.ts";
import { listReviews, reviewSummary } from "../../features/reviews/index.server.ts";
import { ReviewList } from "../../features/reviews/parts.ts";
import { SaveButton } from "../../features/saved/parts.ts";
import { type ShownCard, shownCard } from "../../features/search/index.ts";
import { nearbyListings } from "../../features/search/index.server.ts";
import { ListingCard, RatingMark } from "../../features/search/parts.ts";
import { timeInWords } from "../../platform/time-words.ts";
import { SectionFailed } from "../../ui/section-failed.tsx";
import type { Route } from "./+types/listing.page";
import { CARD_SIZES } from "./card-sizes.ts";
import { pageAction, formHandler, pageLoader, optionalSection } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { listingSchema } from "./listing-schema.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { loadQuote } from "./load-quote.server.ts";
import type { SiteData } from "../root.tsx";

export const handle: PageHandle = { shared: true };

const CALENDAR_MONTHS = 12;

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = listingIdOf(params);
  const listing = await readListing(ctx, id);
  const today = todayAt(listing.timeZone, ctx.clock.now());
  const [reviews, taken, nearby, answer] = await Promise.all([
    optionalSection(ctx, async () => {
      const [summary, first] = await Promise.all([reviewSummary(ctx, id), listReviews(ctx, id)]);
      return { summary, first };
    }),
    optionalSection(ctx, () => takenNights(ctx, id, today, addDays(today, 31 * CALENDAR_MONTHS))),
    optionalSection(ctx, async () => (await nearbyListings(ctx, listing)).map(shownCard)),
    loadQuote(ctx, id, url),
  ]);
  return { listing, today, reviews, taken, nearby, answer, formKey: ctx.actor && crypto.randomUUID() };
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
    image: cover && photoUrl(cover, 1280, "webp"),
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
  const { listing, today, reviews, taken, nearby } = data;
  const site = useRouteLoaderData<SiteData>("root");
  const { location } = listing;
  return (
    <div className="page grid gap-8 py-8">
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: listingSchema(listing, reviews?.summary ?? null, site?.origin ?? "") }}
      />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{listing.title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
            <span>
              {location.city}, {location.country}
            </span>
            {reviews && <RatingMark rating={reviews.summary.average} count={reviews.summary.count} />}
          </p>
        </div>
        <div className="flex gap-2">
          <ShareButton title={listing.title} brand={site?.brand ?? ""} address={`${site?.origin ?? ""}/properties/${listing.id}`} />
          <SaveButton listingId={listing.id} title={listing.title} look="button" />
        </div>
      </header>
      <PhotoGallery photos={listing.photos} title={listing.title} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-8">
          <p className="numbers text-lg font-medium">{sizesOf(listing).join(" · ")}</p>
          <Part title="About this property">
            <p className="wrap-anywhere max-w-3xl whitespace-pre-line">{listing.description}</p>
          </Part>
          {listing.boat && <Particulars boat={listing.boat} />}
          <Part title="What this place offers">
            <ul className="grid gap-2 sm:grid-cols-2">
              {listing.amenities.map((amenity) => (
                <li key={amenity} className="mark mark-check flex items-center gap-3">
                  {amenity}
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Availability">
            {taken ? <AvailabilityCalendar today={today} taken={taken} months={CALENDAR_MONTHS} /> : <SectionFailed what="the calendar" />}
          </Part>
          <Rules listing={listing} />
          <HostCard host={listing.host} responseRate={DEFAULT_RESPONSE_RATE} />
        </div>
        <ReservePanel {...reserving} />
      </div>
      <Part title="Reviews">{reviews ? <ReviewList listingId={listing.id} {...reviews} /> : <SectionFailed what="the reviews" />}</Part>
      <Place location={location} styleUrl={site?.mapStyleUrl} />
      <Nearby cards={nearby} />
    </div>
  );
}

function Nearby({ cards }: { cards: ShownCard[] | null }) {
  if (cards?.length === 0) return null;
  return (
    <Part title="Similar places nearby">
      {cards ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map((card) => (
            <li key={card.id} className="grid">
              <ListingCard card={card} sizes={CARD_SIZES.four} travels={false} />
            </li>
          ))}
        </ul>
      ) : (
        <SectionFailed what="places nearby" />
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Particulars({ boat }: { boat: NonNullable<ListingView["boat"]> }) {
  return (
    <Part title="Boat details">
      <dl className="numbers grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {particularsOf(boat).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Rules({ listing }: { listing: ListingView }) {
  const policy = POLICY_WORDS[listing.cancellationPolicy];
  return (
    <Part title="Good to know">
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 font-sans text-base font-semibold">House rules and times</h3>
          <ul className="numbers grid gap-1">
            <li>Check-in after {timeInWords(listing.checkInTime)}</li>
            <li>Check-out before {timeInWords(listing.checkOutTime)}</li>
            {listing.minimumNights > 1 && <li>{listing.minimumNights}-night minimum</li>}
            {listing.houseRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-1 font-sans text-base font-semibold">Cancellation: {policy.title}</h3>
          <p>
            {policy.text}{" "}
            <Link to={href("/cancellation")} className="link">
              See all policies
            </Link>
          </p>
        </div>
      </div>
    </Part>
  );
}

function Place({ location, styleUrl }: { location: ListingView["location"]; styleUrl: string | null | undefined }) {
  const { streetAddress, city, state, zipCode, country, latitude, longitude, isApproximate } = location;
  const address = [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
  return (
    <Part title="Location">
      {latitude !== null && longitude !== null ? (
        <LocationMap
          styleUrl={styleUrl}
          latitude={latitude}
          longitude={longitude}
          approximate={isApproximate}
          address={address}
          className="h-[400px]"
        />
      ) : (
        <p className="card p-6 text-muted">The exact location isn't available.</p>
      )}
      <p>
        {address}
        {isApproximate && <span className="text-muted"> · You'll get the exact address after booking.</span>}
      </p>
    </Part>
  );
}
