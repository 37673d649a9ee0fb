import { Flag } from "../../ui/icons/index.ts";
import { href, Link, useLocation, useRouteLoaderData } from "react-router";
import { addDays, guestsIn, staysOf, todayAt } from "../../features/availability/index.ts";
import { readCharterDays } from "../../features/charters/index.server.ts";
import { CharterPanel, CharterSection, ChooseStart } from "../../features/charters/parts.ts";
import { takenNights } from "../../features/availability/index.server.ts";
import { AvailabilitySection } from "../../features/availability/parts.ts";
import {
  quoteRequestOf,
  ReserveDock,
  ReservePanel,
  ReserveStandIn,
  type Reserving,
  useReservation,
} from "../../features/bookings/parts.ts";
import { type ListingView, plainUrl } from "../../features/listings/index.ts";
import { listingError, listingWalks, readListing } from "../../features/listings/index.server.ts";
import {
  HiddenNotice,
  HostCard,
  HostLine,
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
import { BesideQuery, shownBeside, shownNearby } from "../../features/search/index.ts";
import { listBeside, nearbyListings } from "../../features/search/index.server.ts";
import { BesideSection, NearbySection, RatingMark, useRememberListing } from "../../features/search/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SectionBar } from "../../ui/page/section-bar.tsx";
import type { Route } from "./+types/listing.page";
import { CARD_SIZES } from "./card-sizes.ts";
import { optionalSection, pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { listingSchema } from "./listing-schema.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { loadQuote } from "./load-quote.server.ts";
import type { SiteData } from "../server/site-data.server.ts";

export const handle: PageHandle = { shared: true };

/** How far ahead taken nights are listed for those without scripts. */
const SHOWN_DAYS = 365;

const SECTIONS = [
  { id: "photos", title: "Photos" },
  { id: "about", title: "About" },
  { id: "amenities", title: "Amenities" },
  { id: "availability", title: "Dates" },
  { id: "reviews", title: "Reviews" },
  { id: "location", title: "Location" },
  { id: "rules", title: "Things to know" },
];

const CHARTERS = { id: "charters", title: "Charters" };
const WITH_CHARTERS = SECTIONS.flatMap((section) => (section.id === "availability" ? [CHARTERS, section] : [section]));
const ONLY_CHARTERS = SECTIONS.map((section) => (section.id === "availability" ? CHARTERS : section));

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = listingIdOf(params);
  const listing = await readListing(ctx, id);
  const today = todayAt(listing.timeZone, ctx.clock.now());
  const [charters, reviews, taken, nearby, answer, response, walks] = await Promise.all([
    listing.type === "boat" ? optionalSection(ctx, () => readCharterDays(ctx, listing, url.searchParams.get("day"))) : null,
    optionalSection(ctx, async () => {
      const [summary, first] = await Promise.all([reviewSummary(ctx, id), listReviews(ctx, id)]);
      return { summary, first };
    }),
    optionalSection(ctx, async () => staysOf(await takenNights(ctx, id, today, addDays(today, SHOWN_DAYS)))),
    optionalSection(ctx, async () => shownNearby(await nearbyListings(ctx, listing))),
    loadQuote(ctx, id, url),
    hostResponse(ctx, listing.host.id),
    optionalSection(ctx, () => listingWalks(ctx, listing)),
  ]);
  const asked = (answer.quote && answer.quoteRequest) ?? "";
  const beside = await optionalSection(ctx, async () => ({
    asked,
    ...shownBeside(await listBeside(ctx, listing, BesideQuery.parse(Object.fromEntries(new URLSearchParams(asked))))),
  }));
  return { listing, today, charters, reviews, taken, nearby, answer, response, walks: walks ?? [], beside };
}, listingError("listing_load_failed"));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { listing } = loaderData;
  const [cover] = listing.photos;
  return pageMeta(siteOf(matches), {
    title: listing.title,
    description: listing.description.slice(0, 155),
    path: `/properties/${listing.id}`,
    hidden: listing.status !== "active",
    image: cover && plainUrl(cover, 1280),
  });
};

/** The key resets all state when the page switches to another listing. */
export default function ListingPage(props: Route.ComponentProps) {
  return <ListingAndDock key={props.loaderData.listing.id} {...props} />;
}

function ListingAndDock({ loaderData }: Route.ComponentProps) {
  const { listing, today, answer } = loaderData;
  const viewerId = useRouteLoaderData<SiteData>("root")?.user?.id ?? null;
  const reservation = useReservation({ listing, answer });
  useRememberListing(listing);
  const reserving = { listing, today, viewerId, reservation };
  return (
    <>
      <Listing data={loaderData} reserving={reserving} />
      {isBookable(listing) && sellsNights(loaderData) && <ReserveDock {...reserving} />}
    </>
  );
}

const isBookable = ({ status }: ListingView) => status === "active" || status === "unlisted";

type Data = Route.ComponentProps["loaderData"];

/** Homes do, and boats unless their host says otherwise. */
const sellsNights = ({ charters }: Pick<Data, "charters">): boolean => charters?.offerings.hours?.sellsNights !== false;

const sectionsOf = (data: Data) =>
  data.charters && isBookable(data.listing) ? (sellsNights(data) ? WITH_CHARTERS : ONLY_CHARTERS) : SECTIONS;

function Listing({ data, reserving }: { data: Data; reserving: Reserving }) {
  const { response, listing, charters, reviews, taken, nearby, walks, beside } = data;
  const { calendar, draft, change } = reserving.reservation;
  const { id, title } = listing;
  const site = useRouteLoaderData<SiteData>("root");
  const { search } = useLocation();
  const byNight = sellsNights(data);
  const responseTime = responseWords(response.medianMinutes);
  return (
    <div className="page grid gap-8 py-8">
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: listingSchema(listing, reviews?.summary ?? null, site?.origin ?? "") }}
      />
      <HiddenNotice listing={listing} isHost={reserving.viewerId === listing.hostId} />
      <div className="relative grid gap-5 sm:gap-8">
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
        <div id="photos">
          <PhotoGallery photos={listing.photos} title={title} />
        </div>
      </div>
      <SectionBar label="On this page" sections={sectionsOf(data)} standsInFor="reserve">
        {isBookable(listing) && (byNight ? <ReserveStandIn {...reserving} /> : <ChooseStart />)}
      </SectionBar>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <ListingFacts listing={listing} hostLine={<HostLine host={listing.host} responseTime={responseTime} />} />
          {charters && isBookable(listing) && (
            <CharterSection
              to={href("/properties/:listingId/charter", { listingId: id })}
              charters={charters}
              more={{ guests: String(guestsIn(draft)) }}
            />
          )}
          {byNight && (
            <AvailabilitySection calendar={calendar} stay={draft} onChange={change} taken={taken} cost={reserving.reservation.cost} />
          )}
        </div>
        {isBookable(listing) && (byNight ? <ReservePanel {...reserving} /> : <CharterPanel />)}
      </div>
      <ReviewSection listingId={id} reviews={reviews} />
      <ListingLocation location={listing.location} type={listing.type} walks={walks} styleUrl={site?.mapStyleUrl} />
      <StayRules listing={listing} />
      <HostCard
        host={listing.host}
        responseRate={response.rate}
        responseTime={responseTime}
        actions={
          reserving.viewerId !== listing.hostId && (
            <LinkButton look="quiet" to={href("/properties/:listingId/ask", { listingId: id }) + search} rel="nofollow">
              Ask a question
            </LinkButton>
          )
        }
      />
      <BesideSection listing={listing} beside={beside} wanted={quoteRequestOf(draft) ?? ""} sizes={CARD_SIZES.four} />
      <NearbySection type={listing.type} nearby={nearby} sizes={CARD_SIZES.four} />
      <p>
        <Link
          to={href("/properties/:listingId/report", { listingId: id })}
          rel="nofollow"
          className="link inline-flex items-center gap-2 text-muted"
        >
          <Flag aria-hidden className="size-4" /> Report this listing
        </Link>
      </p>
    </div>
  );
}
