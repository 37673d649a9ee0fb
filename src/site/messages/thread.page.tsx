import { href, redirect, useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from "react-router";
import { useEffect } from "react";
import { z } from "zod";
import { SpecialOfferPath } from "../../features/bookings/index.ts";
import { bookOffer } from "../../features/bookings/index.server.ts";
import {
  blockOther,
  markThreadRead,
  messageError,
  organizeThread,
  readThread,
  reportThread,
  sendMessage,
  takeOfferBack,
  unblockOther,
} from "../../features/messages/index.server.ts";
import { type OrganizeThreadInput, ReportThreadInput, SendMessageInput, ThreadPath, ThreadQuery } from "../../features/messages/index.ts";
import { ThreadPane } from "../../features/messages/parts.ts";
import { paymentSite } from "../../features/payments/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import type { Route } from "./+types/thread.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";

type Params = Record<string, string | undefined>;

function threadIdOf(params: Params): string {
  const path = ThreadPath.safeParse(params);
  if (!path.success) throw messageError("thread_not_found");
  return path.data.threadId;
}

export const loader = pageLoader(async (ctx, { params, url }) => {
  const query = ThreadQuery.safeParse(Object.fromEntries(url.searchParams));
  const view = await readThread(ctx, threadIdOf(params), query.success ? query.data : {});
  const site = paymentSite(ctx.config);
  if (site && view.offer) ctx.request?.reply.set(FORM_SITE, site);
  return { view, ownId: ctx.actor?.id ?? "", messageId: crypto.randomUUID() };
});

/** The open page follows the conversation by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === "POST" || currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

const plain = (work: (ctx: Ctx, threadId: string) => Promise<void>, message?: string) =>
  formHandler({
    input: z.object({}),
    run: async (ctx, _input, { params }) => {
      await work(ctx, threadIdOf(params));
      return message ? { message } : {};
    },
  });
const organize = (input: OrganizeThreadInput) => plain((ctx, threadId) => organizeThread(ctx, threadId, input));

export const action = pageAction({
  send: formHandler({
    input: SendMessageInput,
    run: async (ctx, input, { params, url }) => {
      await sendMessage(ctx, threadIdOf(params), input);
      return redirect(url.pathname + url.search);
    },
  }),
  "book-offer": formHandler({
    input: SpecialOfferPath,
    run: async (ctx, { offerId }) => {
      const begun = await bookOffer(ctx, offerId);
      if ("bookingId" in begun) return redirect(href("/booking/confirmation/:bookingId", begun));
      return redirect(begun.payUrl ?? href("/checkout/:checkoutId", begun));
    },
  }),
  "withdraw-offer": plain((ctx, threadId) => takeOfferBack(ctx, threadId), "Your offer has been withdrawn."),
  star: organize({ isStarred: true }),
  unstar: organize({ isStarred: false }),
  archive: organize({ isArchived: true }),
  unarchive: organize({ isArchived: false }),
  read: plain((ctx, threadId) => markThreadRead(ctx, { threadId })),
  unread: formHandler({
    input: z.object({}),
    run: async (ctx, _input, { params, url }) => {
      await organizeThread(ctx, threadIdOf(params), { isUnread: true });
      return redirect(href("/messages") + url.search);
    },
  }),
  block: plain((ctx, threadId) => blockOther(ctx, { threadId })),
  unblock: plain((ctx, threadId) => unblockOther(ctx, { threadId })),
  report: formHandler({
    input: ReportThreadInput,
    run: async (ctx, input, { params }) => {
      await reportThread(ctx, threadIdOf(params), input);
      return { message: "Thanks for telling us. Our support team will take a look." };
    },
  }),
});

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(siteOf(matches), {
    title: loaderData ? `${loaderData.view.thread.other.fullName}: Messages` : "Messages",
    description: "Your conversations with guests and hosts.",
    path: location.pathname,
    hidden: true,
  });

/** The key resets all state when the page switches to another conversation. */
export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  useNewestMessages(search);
  return <ThreadPane key={loaderData.view.thread.id} {...loaderData} backTo={href("/messages") + search} result={actionData} />;
}

/** An address of earlier messages is for pages without scripts; the others have them all on one page. */
function useNewestMessages(search: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has("before")) return;
    query.delete("before");
    void navigate({ search: query.toString() }, { replace: true });
  }, [search, navigate]);
}
