import { ArrowLeft } from "../../ui/icons/index.ts";
import { href, Link, redirect } from "react-router";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { guestsIn, instantAt, type Quote } from "../../features/availability/index.ts";
import { CheckoutInput } from "../../features/bookings/index.ts";
import { bookingError, myBookingOf, reserveDates, offerPolicy } from "../../features/bookings/index.server.ts";
import { CheckoutForm, CheckoutTrip, policyForStay, readStayDraft } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { listingError, readListing } from "../../features/listings/index.server.ts";
import { openBookingThread, sendMessage } from "../../features/messages/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { firstName } from "../../platform/words/first-name.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
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
  }
  return { listing, answer, back, draft, search: url.search, formKey: crypto.randomUUID(), now: ctx.clock.now() };
}, listingError("listing_load_failed"));

export const action = pageAction({
  book: formHandler({
    input: CheckoutInput,
    failure: bookingError("booking_failed"),
    run: async (ctx, { message, ...input }) => {
      const { bookingId } = await reserveDates(ctx, input);
      if (message) await notifyHost(ctx, bookingId, message);
      return redirect(href("/booking/confirmation/:bookingId", { bookingId }));
    },
  }),
});

/** The booking counts even if its message cannot be written; the guest finds the thread on the booking's page. */
async function notifyHost(ctx: Ctx, bookingId: string, text: string): Promise<void> {
  try {
    const { threadId } = await openBookingThread(ctx, { bookingId });
    // The booking's first message has its id, so that a form that is sent twice writes once.
    await sendMessage(ctx, threadId, { id: bookingId, text });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ code: error.code, bookingId }, "a message with a booking was not written");
  }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, answer, back, draft, search, formKey, now } = loaderData;
  const changed = newPrice(actionData);
  const wasTaken = actionData?.code?.startsWith("dates_") ?? false;
  const quote = wasTaken ? null : (changed ?? answer.quote);
  return (
    <div className="page grid gap-6 py-10">
      <Link to={back} className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start font-medium">
        <ArrowLeft aria-hidden className="size-4.5" /> Back to the listing
      </Link>
      <PageHeading title="Review and book" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="card p-5 sm:p-7">
          <CheckoutTrip listing={listing} stay={draft} party={draft} search={search} />
        </div>
        {quote && (
          <div className="grid gap-6 lg:sticky lg:top-24 lg:row-span-2">
            <Section title="Price" id="price">
              {changed && <FormerPrice result={actionData} />}
              <PriceBreakdown quote={quote} />
            </Section>
            <NextSteps listing={listing} now={now} quote={quote} />
          </div>
        )}
        <div className="card grid gap-6 p-5 sm:p-7">
          {quote ? (
            <>
              {actionData?.ok === false && <FormMessage result={actionData} />}
              <CheckoutForm listing={listing} stay={draft} party={draft} total={quote.total} formKey={formKey} result={actionData} />
            </>
          ) : (
            <>
              <Notice tone="bad">{wasTaken ? actionData?.message : answer.refusal?.message}</Notice>
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

const newPrice = (result: FormResult | undefined): Quote | null =>
  result?.code === "price_changed" ? ((result.data as { quote?: Quote } | undefined)?.quote ?? null) : null;

const FormerPrice = ({ result }: { result: FormResult | undefined }) => (
  <p className="text-sm text-muted">
    It was <s>{formatMoney(money(Number(result?.values?.totalCents)))}</s> when you opened this page.
  </p>
);

type NextProps = Pick<Route.ComponentProps["loaderData"], "listing" | "now"> & { quote: Quote };

function NextSteps({ listing, now, quote }: NextProps) {
  const formats = useFormats();
  const { cancellationPolicy, timeZone, checkInTime, host } = listing;
  const beginsAt = instantAt(timeZone, quote.nights[0]?.night ?? "", checkInTime);
  return (
    <Section title="What happens next" id="next">
      <ul className="grid list-disc gap-2 pl-5">
        <li>You get a confirmation by email, with the exact address and {firstName(host.fullName)}'s contact details.</li>
        <li>
          {POLICY_WORDS[cancellationPolicy].title} policy:{" "}
          {policyForStay({ cancellationPolicy, beginsAt, timeZone, serviceFee: quote.serviceFee }, now, formats)}
        </li>
      </ul>
    </Section>
  );
}
