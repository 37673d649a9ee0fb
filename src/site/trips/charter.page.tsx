import { href, Link, redirect } from "react-router";
import { type Quote, whenInWords, zoneOf } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { CharterCheckoutInput, isInstant, needsLicense, WithCheckout } from "../../features/bookings/index.ts";
import {
  beginBooking,
  bookingError,
  heldElsewhere,
  holdTogether,
  myCheckoutAt,
  offerPolicy,
} from "../../features/bookings/index.server.ts";
import { CheckoutForm, LicenseFields, policyForStay } from "../../features/bookings/parts.ts";
import { CharterChoice, choosableExtras, CREW_WORDS, type CharterQuote } from "../../features/charters/index.ts";
import { quoteCharter, readOffered, readStarts } from "../../features/charters/index.server.ts";
import { ChoiceForm, StartLink } from "../../features/charters/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { listingError, readListing } from "../../features/listings/index.server.ts";
import { isPaidHere, paymentSite } from "../../features/payments/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { ArrowLeft } from "../../ui/icons/index.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/charter.page";

export const meta = metaOf({ title: "Review and book", description: "Check your charter and book it.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const listing = await readListing(ctx, listingIdOf(params));
  const { id: listingId } = listing;
  const back = href("/properties/:listingId", { listingId });
  const asked = CharterChoice.safeParse({
    guests: 1,
    ...Object.fromEntries(url.searchParams),
    extras: url.searchParams.getAll("extras").join(","),
  });
  if (!asked.success || offerPolicy.sideOf(ctx.actor, listing) !== null) throw redirect(back);
  const choice = asked.data;
  const { packages, extras } = await readOffered(ctx, listingId);
  const offered = packages.find(({ id }) => id === choice.packageId);
  if (!offered) throw redirect(`${back}#charters`);
  const own = await myCheckoutAt(ctx, listingId);
  const answer = await quoteOrRefusal(ctx, listingId, choice, own?.id);
  const starts = await readStarts(ctx, listingId, { day: choice.day, days: 1 }, own?.id);
  const site = paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  const now = ctx.clock.now();
  return {
    listing,
    choice,
    offered,
    extras: choosableExtras(extras, choice.crew),
    answer,
    starts: starts.filter(({ packageId }) => packageId === choice.packageId),
    asksLicense: needsLicense(choice.crew, listing.boat?.licenceNeeded ?? null),
    holdMinutes: isPaidHere(ctx, answer.charter?.quote.total.cents ?? 0) ? ctx.config.holdMinutes : null,
    isRequest: !isInstant(listing, choice.day, now),
    elsewhere: await heldElsewhere(ctx, listingId),
    formKey: crypto.randomUUID(),
    now,
    back: `${back}?day=${choice.day}#charters`,
  };
}, listingError("listing_load_failed"));

async function quoteOrRefusal(
  ctx: Ctx,
  listingId: string,
  choice: CharterChoice,
  ownCheckoutId: string | undefined,
): Promise<{ charter: CharterQuote | null; refusal: string | null }> {
  try {
    return { charter: await quoteCharter(ctx, listingId, choice, ownCheckoutId), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { charter: null, refusal: error.message };
  }
}

export const action = pageAction({
  book: formHandler({
    input: CharterCheckoutInput,
    failure: bookingError("booking_failed"),
    run: async (ctx, input) => {
      const begun = await beginBooking(ctx, input);
      if ("bookingId" in begun) return redirect(href("/booking/confirmation/:bookingId", begun));
      return redirect(begun.payUrl ?? href("/checkout/:checkoutId", begun));
    },
  }),
  together: formHandler({
    input: CharterCheckoutInput.safeExtend(WithCheckout.shape),
    failure: bookingError("booking_failed"),
    run: async (ctx, { withCheckoutId, ...input }) =>
      redirect(href("/checkout/:checkoutId", await holdTogether(ctx, input, withCheckoutId))),
  }),
});

type Data = Route.ComponentProps["loaderData"];

/** What somebody else took meanwhile, or the host took back. */
const GONE = new Set(["start_taken", "seats_taken", "package_not_found", "crew_not_offered", "extra_not_offered", "sells_no_hours"]);

export default function Charter({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, choice, answer, back, formKey, holdMinutes, isRequest, elsewhere } = loaderData;
  const refusal = actionData?.code && GONE.has(actionData.code) ? (actionData.message ?? null) : answer.refusal;
  const charter = refusal === null ? answer.charter : null;
  const quote = newPrice(actionData) ?? charter?.quote ?? null;
  return (
    <div className="page grid gap-6 py-10">
      <Link to={back} className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start font-medium">
        <ArrowLeft aria-hidden className="size-4.5" /> Back to the boat
      </Link>
      <PageHeading title={isRequest ? "Review your request" : "Review and book"} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Choice data={loaderData} charter={charter} />
        {charter && quote && (
          <div className="grid gap-6 lg:sticky lg:top-24 lg:row-span-2">
            <Section title="Price" id="price">
              <PriceBreakdown quote={quote} />
              <Besides charter={charter} />
            </Section>
            <Cancelling data={loaderData} charter={charter} />
          </div>
        )}
        <div className="card grid gap-6 p-5 sm:p-7">
          {charter && quote ? (
            <>
              {actionData?.ok === false && <FormMessage result={actionData} />}
              <CheckoutForm
                listing={listing}
                wanted={{ ...choice, extras: choice.extras.join(",") }}
                keptFor={`charter ${choice.packageId}`}
                held="this start"
                total={quote.total}
                formKey={formKey}
                result={actionData}
                holdMinutes={holdMinutes}
                isRequest={isRequest}
                elsewhere={elsewhere}
              >
                {loaderData.asksLicense && <LicenseFields result={actionData} />}
              </CheckoutForm>
            </>
          ) : (
            <Refused data={loaderData} refusal={refusal} />
          )}
        </div>
      </div>
    </div>
  );
}

const newPrice = (result: FormResult | undefined): Quote | null =>
  result?.code === "price_changed" ? ((result.data as { quote?: Quote } | undefined)?.quote ?? null) : null;

/** What was picked, and how many come along with which extras. */
function Choice({ data: { listing, choice, offered, extras }, charter }: { data: Data; charter: CharterQuote | null }) {
  const formats = useFormats();
  return (
    <div className="card grid gap-5 p-5 sm:p-7">
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">{listing.title}</p>
        <h2 className="text-xl wrap-anywhere">
          {offered.name}
          {offered.seats === null && `, ${CREW_WORDS[choice.crew]}`}
        </h2>
        {charter && (
          <>
            <p className="numbers font-medium">{whenInWords({ ...charter, hours: charter }, formats)}</p>
            <p className="text-sm text-muted">At the marina, {zoneOf(charter, listing.location.city)}</p>
            {charter.beginsPlace && <p className="text-sm text-muted wrap-anywhere">From {charter.beginsPlace}</p>}
            {charter.endsPlace && <p className="text-sm text-muted wrap-anywhere">Back at {charter.endsPlace}</p>}
          </>
        )}
      </div>
      <ChoiceForm choice={choice} offered={offered} extras={extras} />
    </div>
  );
}

const BESIDES = { included: "Included", at_the_end: "Paid at the end", on_request: "On request" } as const;

/** What the total doesn't say. */
const Besides = ({ charter: { besides } }: { charter: CharterQuote }) =>
  besides.length > 0 && (
    <ul className="grid gap-1 text-sm text-muted">
      {besides.map(({ label, terms }) => (
        <li key={label} className="wrap-anywhere">
          {BESIDES[terms]}: {label}
        </li>
      ))}
    </ul>
  );

function Cancelling({ data: { listing, now }, charter }: { data: Data; charter: CharterQuote }) {
  const formats = useFormats();
  const { cancellationPolicy, timeZone } = listing;
  const stay = { cancellationPolicy, timeZone, beginsAt: new Date(charter.beginsAt), serviceFee: charter.quote.serviceFee, charter };
  return (
    <Section title="Cancelling" id="cancelling">
      <p>
        {POLICY_WORDS[cancellationPolicy].title} policy: {policyForStay(stay, now, formats)}
      </p>
    </Section>
  );
}

/** Says why it can't be had, with the day's other starts; what was typed waits for them. */
function Refused({ data: { listing, choice, starts, back }, refusal }: { data: Data; refusal: string | null }) {
  const others = starts.filter(({ start }) => start !== choice.start);
  const more = { guests: String(choice.guests), ...(choice.extras.length > 0 && { extras: choice.extras.join(",") }) };
  return (
    <>
      <Notice tone="bad">{refusal}</Notice>
      {others.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-xl">Other starts this day</h2>
          <ul className="flex flex-wrap gap-2">
            {others.map((start) => (
              <li key={start.start}>
                <StartLink
                  to={href("/properties/:listingId/charter", { listingId: listing.id })}
                  crew={choice.crew}
                  start={start}
                  more={more}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton to={back} className="justify-self-start">
        Choose another day
      </LinkButton>
    </>
  );
}
