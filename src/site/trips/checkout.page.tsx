import { ArrowLeft } from "../../ui/icons/index.ts";
import { href, Link, redirect } from "react-router";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { guestsIn, instantAt, type Quote, type Stay, stayInWords } from "../../features/availability/index.ts";
import { freeStaysNear } from "../../features/availability/index.server.ts";
import { CheckoutInput, isInstant, WithCheckout } from "../../features/bookings/index.ts";
import {
  beginBooking,
  bookingError,
  heldElsewhere,
  holdTogether,
  myBookingOf,
  myCheckoutAt,
  offerPolicy,
} from "../../features/bookings/index.server.ts";
import { CheckoutForm, CheckoutTrip, policyForStay, readStayDraft, type StayDraft, writeStayDraft } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { listingError, readListing } from "../../features/listings/index.server.ts";
import { isPaidHere, paymentSite } from "../../features/payments/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { firstName } from "../../platform/words/first-name.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { CardPart } from "../../ui/card-part.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { loadQuote } from "../discover/load-quote.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/checkout.page";

export const meta = metaOf({ title: "Review and book", description: "Check your trip and book it.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = listingIdOf(params);
  const [listing, answer] = await Promise.all([readListing(ctx, id), loadQuote(ctx, id, url)]);
  const back = href("/properties/:listingId", { listingId: id }) + url.search;
  const draft = readStayDraft(url.searchParams);
  // The listing's page says what is missing, or why it cannot be.
  const isReady =
    answer.quoteRequest !== null && offerPolicy.sideOf(ctx.actor, listing) === null && (listing.petsAllowed || draft.pets === 0);
  if (!isReady) throw redirect(back);
  if (answer.refusal?.code === "dates_taken") {
    const bookingId = await myBookingOf(ctx, { ...draft, listingId: id, guests: guestsIn(draft) });
    if (bookingId) throw redirect(href("/booking/confirmation/:bookingId", { bookingId }));
    const held = await myCheckoutAt(ctx, id);
    if (held?.checkIn === draft.checkIn && held.checkOut === draft.checkOut)
      throw redirect(href("/checkout/:checkoutId", { checkoutId: held.id }));
  }
  const site = paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  const holdMinutes = isPaidHere(ctx, answer.quote?.total.cents ?? 0) ? ctx.config.holdMinutes : null;
  const isRequest = !isInstant(listing, draft.checkIn, ctx.clock.now());
  const near = answer.refusal?.code === "dates_taken" ? await freeStaysNear(ctx, id, draft, SHOWN_NEAR) : [];
  const elsewhere = await heldElsewhere(ctx, id);
  return { listing, answer, back, draft, near, holdMinutes, isRequest, elsewhere, formKey: crypto.randomUUID(), now: ctx.clock.now() };
}, listingError("listing_load_failed"));

const SHOWN_NEAR = 3;

/** Also after a refusal: then it says what is free near the dates. */
export const shouldRevalidate = () => true;

export const action = pageAction({
  book: formHandler({
    input: CheckoutInput,
    failure: bookingError("booking_failed"),
    run: async (ctx, input) => {
      const begun = await beginBooking(ctx, input);
      if ("bookingId" in begun) return redirect(href("/booking/confirmation/:bookingId", begun));
      return redirect(begun.payUrl ?? href("/checkout/:checkoutId", begun));
    },
  }),
  together: formHandler({
    input: CheckoutInput.safeExtend(WithCheckout.shape),
    failure: bookingError("booking_failed"),
    run: async (ctx, { withCheckoutId, ...input }) =>
      redirect(href("/checkout/:checkoutId", await holdTogether(ctx, input, withCheckoutId))),
  }),
});

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, answer, back, draft, near, formKey, now, holdMinutes, isRequest, elsewhere } = loaderData;
  const changed = newPrice(actionData);
  const wasTaken = actionData?.code?.startsWith("dates_") ?? false;
  const quote = wasTaken ? null : (changed ?? answer.quote);
  return (
    <div className="page grid gap-4 py-6 sm:py-8">
      <Link to={back} className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start font-medium">
        <ArrowLeft aria-hidden className="size-4.5" /> Back to the listing
      </Link>
      <PageHeading title={isRequest ? "Review your request" : "Review and book"} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
          <div className="card divide-y divide-line">
            <div className="p-5 sm:p-7">
              <CheckoutTrip
                listing={{ ...listing, cover: listing.photos[0] ?? null }}
                hostName={listing.host.fullName}
                times={listing}
                stay={{ ...draft, charter: null }}
                party={draft}
                back={back}
              />
            </div>
            {quote && (
              <CardPart title="Price" id="price">
                {changed && <FormerPrice result={actionData} />}
                <PriceBreakdown quote={quote} />
              </CardPart>
            )}
          </div>
          {quote && <NextSteps listing={listing} now={now} quote={quote} isRequest={isRequest} />}
        </div>
        <div className="card grid gap-6 p-5 sm:p-7 lg:col-start-1 lg:row-start-1">
          {quote ? (
            <>
              {actionData?.ok === false && <FormMessage result={actionData} />}
              <CheckoutForm
                listing={listing}
                wanted={wantedOf(draft)}
                keptFor="stay"
                held="your dates"
                total={quote.total}
                formKey={formKey}
                result={actionData}
                holdMinutes={holdMinutes}
                isRequest={isRequest}
                elsewhere={elsewhere}
              />
            </>
          ) : (
            <>
              {wasTaken ? <FormMessage result={actionData} /> : <Notice tone="bad">{answer.refusal?.message}</Notice>}
              <NearStays listingId={listing.id} stays={near} draft={draft} />
              <LinkButton to={back} className="justify-self-start">
                Choose other dates
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const wantedOf = ({ checkIn, checkOut, children, infants, pets, ...party }: StayDraft) => ({
  checkIn,
  checkOut,
  guests: guestsIn({ children, ...party }),
  children,
  infants,
  pets,
});

function NearStays({ listingId, stays, draft }: { listingId: string; stays: Stay[]; draft: StayDraft }) {
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="near" className="grid gap-2">
      <h2 id="near" className="text-xl">
        Available near your dates
      </h2>
      <ul className="flex flex-wrap gap-2">
        {stays.map((stay) => (
          <li key={stay.checkIn}>
            <LinkButton to={href("/properties/:listingId/book", { listingId }) + writeStayDraft("", { ...draft, ...stay })} look="quiet">
              {stayInWords(stay)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const newPrice = (result: FormResult | undefined): Quote | null =>
  result?.code === "price_changed" ? ((result.data as { quote?: Quote } | undefined)?.quote ?? null) : null;

const FormerPrice = ({ result }: { result: FormResult | undefined }) => (
  <p className="text-sm text-muted">
    It was <s>{formatMoney(money(Number(result?.values?.totalCents)))}</s>.
  </p>
);

type NextProps = Pick<Route.ComponentProps["loaderData"], "listing" | "now" | "isRequest"> & { quote: Quote };

function NextSteps({ listing, now, quote, isRequest }: NextProps) {
  const formats = useFormats();
  const { cancellationPolicy, timeZone, checkInTime, host } = listing;
  const beginsAt = instantAt(timeZone, quote.nights[0]?.night ?? "", checkInTime);
  return (
    <Section title="What happens next" id="next">
      <ul className="grid list-disc gap-2 pl-5">
        {isRequest && <li>{firstName(host.fullName)} reads your request and accepts or declines it. We email you either way.</li>}
        <li>
          {isRequest ? "If it's accepted, we'll" : "We'll"} email your confirmation with the address and {firstName(host.fullName)}'s
          contact info.
        </li>
        <li>
          {POLICY_WORDS[cancellationPolicy].title} policy:{" "}
          {policyForStay({ cancellationPolicy, beginsAt, timeZone, serviceFee: quote.serviceFee }, now, formats)}
        </li>
      </ul>
    </Section>
  );
}
