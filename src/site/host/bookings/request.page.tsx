import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { momentInWords } from "../../../features/availability/index.ts";
import {
  bookingLine,
  DECLINE_WORDS,
  DeclineRequestInput,
  type HostRequestDetails,
  partyInWords,
} from "../../../features/bookings/index.ts";
import { approveRequest, bookingError, declineRequest, readHostRequest } from "../../../features/bookings/index.server.ts";
import { DeclinePanel, RequestEarning } from "../../../features/bookings/parts.ts";
import { readRequestThread } from "../../../features/messages/index.server.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { checkoutIdOf } from "../../trips/checkout-id.server.ts";
import type { Route } from "./+types/request.page";

export const meta = metaOf({ title: "Request to book", description: "A guest asks to book your listing.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const request = await readHostRequest(ctx, checkoutIdOf(params));
  if (request.bookingId) throw redirect(href("/host/bookings/:bookingId", { bookingId: request.bookingId }));
  const { checkoutId, listing, guest } = request;
  return { request, thread: await readRequestThread(ctx, { checkoutId, listingId: listing.id, guestId: guest.id }) };
}, bookingError("booking_load_failed"));

export const action = pageAction({
  approve: formHandler({
    input: z.object({}),
    run: async (ctx, _input, { params }) => redirect(href("/host/bookings/:bookingId", await approveRequest(ctx, checkoutIdOf(params)))),
  }),
  decline: formHandler({
    input: DeclineRequestInput,
    run: async (ctx, input, { params }) => {
      const { charter } = await readHostRequest(ctx, checkoutIdOf(params));
      await declineRequest(ctx, checkoutIdOf(params), input);
      const freed = charter ? "The time can be booked again" : "The nights are available again";
      return { message: `You declined the request. ${freed}, and the guest isn't charged.` };
    },
  }),
});

export default function HostRequestPage({ loaderData: { request, thread }, actionData: result }: Route.ComponentProps) {
  const isOpen = request.state === "asked";
  return (
    <div className="grid gap-5 wrap-anywhere">
      <BackLink to={href("/host/bookings")}>Bookings</BackLink>
      {resultFor(result, "decline")?.ok ? <FormMessage result={result} /> : <Ended request={request} />}
      <FormMessage result={resultFor(result, "approve")} />
      <GuestWhoAsks request={request} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-5 lg:order-last">
          <RequestEarning request={request} />
        </div>
        <div className="grid gap-5">
          {isOpen && <Answer request={request} />}
          {(thread.note || thread.threadId) && <Words request={request} thread={thread} />}
          {isOpen && <DeclinePanel guestName={request.guest.fullName} result={resultFor(result, "decline")} />}
        </div>
      </div>
    </div>
  );
}

const ENDS: Partial<Record<HostRequestDetails["state"], string>> = {
  declined: "You declined this request.",
  withdrawn: "The guest withdrew this request.",
  lapsed: "This request expired before it was answered.",
};

function Ended({ request: { state, declineReason } }: { request: HostRequestDetails }) {
  const words = ENDS[state];
  if (!words) return null;
  return (
    <Notice>
      {words}
      {declineReason && ` Reason: ${DECLINE_WORDS[declineReason]}.`}
    </Notice>
  );
}

function GuestWhoAsks({ request }: { request: HostRequestDetails }) {
  const { guest, listing, memberSince, bio } = request;
  return (
    <header className="card flex items-start gap-4 p-5 sm:gap-5 sm:p-7">
      <Avatar name={guest.fullName} url={guest.avatarUrl} size="large" />
      <div className="grid min-w-0 gap-1.5">
        <h1 className="text-2xl sm:text-3xl">
          <bdi>{guest.fullName}</bdi> asks to book
        </h1>
        <p className="text-muted">{listing.title}</p>
        <p className="numbers font-medium">
          {bookingLine(request, useFormats())} · {partyInWords(request)}
        </p>
        {memberSince && <p className="text-sm text-muted">Member since {memberSince}</p>}
        {bio && <p className="max-w-2xl text-muted">{bio}</p>}
      </div>
    </header>
  );
}

function Answer({ request: { answerBy, timeZone, guest, charter } }: { request: HostRequestDetails }) {
  const formats = useFormats();
  return (
    <Section title={`Answer by ${momentInWords(answerBy, timeZone, formats)}`} id="answer">
      <p>
        That's local time. Until then we hold the {charter ? "time" : "nights"} for {firstName(guest.fullName)}. If you accept, the booking
        is confirmed at once; if you don't answer, the request expires.
      </p>
      <Form method="post">
        <SubmitButton intent="approve" busy="Accepting...">
          Accept request
        </SubmitButton>
      </Form>
    </Section>
  );
}

type WordsProps = { request: HostRequestDetails; thread: { threadId: string | null; note: string } };

function Words({ request: { guest }, thread: { threadId, note } }: WordsProps) {
  const name = firstName(guest.fullName);
  return (
    <Section title={note ? `${name} wrote` : `Talk to ${name}`} id="words">
      {note && <p className="whitespace-pre-line">{note}</p>}
      {threadId && (
        <LinkButton to={href("/messages/:threadId", { threadId })} look="quiet" className="justify-self-start">
          {note ? "Reply" : "Open conversation"}
        </LinkButton>
      )}
    </Section>
  );
}
