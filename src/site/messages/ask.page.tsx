import { href, Link, redirect } from "react-router";
import { guestsIn, stayInWords } from "../../features/availability/index.ts";
import { readStayDraft } from "../../features/bookings/parts.ts";
import { readListing } from "../../features/listings/index.server.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { askHost } from "../../features/messages/index.server.ts";
import { AskHostInput } from "../../features/messages/index.ts";
import { AskForm } from "../../features/messages/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/ask.page";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Ask a question", description: "Ask the host before you book.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const { id, title, host, photos } = await readListing(ctx, listingIdOf(params));
  const { checkIn, checkOut, ...party } = readStayDraft(url.searchParams);
  const stay = checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut, guests: guestsIn(party) } : {};
  const listing = { id, title, cover: photos[0] ?? null, hostName: host.fullName };
  return { listing, stay, search: url.search, isSignedIn: ctx.actor !== null, messageId: crypto.randomUUID() };
});

export const action = pageAction({
  ask: formHandler({
    input: AskHostInput,
    run: async (ctx, input) => redirect(href("/messages/:threadId", { threadId: (await askHost(ctx, input)).threadId })),
  }),
});

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, stay, search, isSignedIn, messageId } = loaderData;
  const { id: listingId, title, cover, hostName } = listing;
  return (
    <div className="page max-w-3xl grow py-10">
      <PageHeading title="Ask a question" />
      <div className="card mb-6 flex items-center gap-4 overflow-hidden">
        {cover && <ListingPhoto photo={cover} sizes="8rem" className="aspect-auto min-h-24 w-32 shrink-0 self-stretch max-xs:w-24" />}
        <div className="grid min-w-0 gap-1 py-3 pr-4">
          <Link to={href("/properties/:listingId", { listingId }) + search} className="font-semibold wrap-anywhere text-ink">
            {title}
          </Link>
          <p className="numbers text-muted">{stay.checkIn ? `${stayInWords(stay)} · ${countOf(stay.guests, "guest")}` : "No dates yet"}</p>
        </div>
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
