import { href, redirect } from "react-router";
import { TypedSpecialOffer } from "../../features/bookings/index.ts";
import { OfferForm } from "../../features/bookings/parts.ts";
import { readListing } from "../../features/listings/index.server.ts";
import { messageError, readThread, sendOffer } from "../../features/messages/index.server.ts";
import { ThreadPath } from "../../features/messages/index.ts";
import { BackLink } from "../../ui/page/back-link.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/offer.page";

export const meta = metaOf({ title: "Special offer", description: "Offer a guest a stay at your own price.", hidden: true });

function threadIdOf(params: Record<string, string | undefined>): string {
  const path = ThreadPath.safeParse(params);
  if (!path.success) throw messageError("thread_not_found");
  return path.data.threadId;
}

export const loader = pageLoader(async (ctx, { params }) => {
  const { thread, mayWrite } = await readThread(ctx, threadIdOf(params));
  if (thread.role !== "host") throw messageError("thread_not_found");
  if (!mayWrite) throw redirect(href("/messages/:threadId", { threadId: thread.id }));
  const { capacity, petsAllowed, type, cleaningFeeCents } = await readListing(ctx, thread.listing.id);
  return { thread, listing: { capacity, petsAllowed, type, cleaningFeeCents }, formKey: crypto.randomUUID() };
});

export const action = pageAction({
  offer: formHandler({
    input: TypedSpecialOffer,
    run: async (ctx, input, { params }) => {
      const threadId = threadIdOf(params);
      await sendOffer(ctx, threadId, input);
      return redirect(href("/messages/:threadId", { threadId }));
    },
  }),
});

export default function SpecialOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, listing, formKey } = loaderData;
  return (
    <div className="page grid grow content-start gap-5 py-8">
      <BackLink to={href("/messages/:threadId", { threadId: thread.id })}>Back to the conversation</BackLink>
      <PageHeading title="Special offer">
        For <bdi>{thread.other.fullName}</bdi> at {thread.listing.title}
      </PageHeading>
      <OfferForm
        stay={thread.bookingId ? { checkIn: null, checkOut: null, guests: null } : thread}
        listing={listing}
        formKey={formKey}
        result={actionData}
      />
    </div>
  );
}
