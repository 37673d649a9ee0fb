import { href, Link, redirect } from "react-router";
import { guestsIn, stayInWords } from "../../features/availability/index.ts";
import { readCalendar } from "../../features/availability/index.server.ts";
import { type QuoteResult, readStayDraft } from "../../features/bookings/parts.ts";
import { readListing } from "../../features/listings/index.server.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { askHost } from "../../features/messages/index.server.ts";
import { AskHostInput } from "../../features/messages/index.ts";
import { AskForm } from "../../features/messages/parts.ts";
import { formatMoney } from "../../platform/money.ts";
import { countOf } from "../../platform/words/counts.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/ask.page";
import { loadQuote } from "../discover/load-quote.server.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { formHandler, optionalSection, pageAction, pageLoader } from "../server/edge.server.ts";
import { AskDates } from "./ask-dates.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Ask a question", description: "Ask the host before you book.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const { id, title, type, host, photos } = await readListing(ctx, listingIdOf(params));
  const draft = readStayDraft(url.searchParams);
  const { checkIn, checkOut, ...party } = draft;
  const stay = checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut, guests: guestsIn(party) } : {};
  const listing = { id, title, cover: photos[0] ?? null, hostName: host.fullName };
  const [answer, calendar] = await Promise.all([
    loadQuote(ctx, id, url),
    type === "boat" ? null : optionalSection(ctx, () => readCalendar(ctx, id)),
  ]);
  return { listing, stay, draft, answer, calendar, search: url.search, isSignedIn: ctx.actor !== null, messageId: crypto.randomUUID() };
});

export const action = pageAction({
  ask: formHandler({
    input: AskHostInput,
    run: async (ctx, input) => redirect(href("/messages/:threadId", { threadId: (await askHost(ctx, input)).threadId })),
  }),
});

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, stay, draft, answer, calendar, search, isSignedIn, messageId } = loaderData;
  const { id: listingId, title, cover, hostName } = listing;
  return (
    <div className="page max-w-3xl grow py-10">
      <PageHeading title="Ask a question" />
      <div className="card mb-6 overflow-hidden">
        <div className="flex items-center gap-4">
          {cover && <ListingPhoto photo={cover} sizes="8rem" className="aspect-auto min-h-24 w-32 shrink-0 self-stretch max-xs:w-24" />}
          <div className="grid min-w-0 gap-1 py-3 pr-4">
            <Link to={href("/properties/:listingId", { listingId }) + search} className="font-semibold wrap-anywhere text-ink">
              {title}
            </Link>
            <p className="numbers text-muted">
              {stay.checkIn ? `${stayInWords(stay)} · ${countOf(stay.guests, "guest")}` : "No dates yet"}
            </p>
            {stay.checkIn && <Availability answer={answer} />}
          </div>
        </div>
        {calendar && <AskDates key={search} calendar={calendar} draft={draft} />}
      </div>
      <AskForm
        key={listingId}
        listingId={listingId}
        hostName={hostName}
        stay={stay}
        messageId={messageId}
        isSignedIn={isSignedIn}
        result={actionData}
      />
    </div>
  );
}

/** Whether the stay can be booked, and what it costs. */
const Availability = ({ answer: { quote, refusal } }: { answer: QuoteResult }) => (
  <p role="status" className={`numbers font-medium ${quote ? "text-sea" : "text-brick"}`}>
    {quote ? `Available · ${formatMoney(quote.total)} total` : refusal?.message}
  </p>
);
