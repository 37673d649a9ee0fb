import { randomUUID } from "node:crypto";
import { whenInWords } from "../../features/availability/index.ts";
import { listHostBookings } from "../../features/bookings/index.server.ts";
import { ownTitles } from "../../features/listings/index.server.ts";
import { ChosenTemplate, TypedPreview, TypedQuickReply, TypedScheduled, TypedSwitch } from "../../features/messages/index.ts";
import {
  deleteQuickReply,
  deleteScheduledMessage,
  listQuickReplies,
  listScheduledMessages,
  previewScheduledMessage,
  saveQuickReply,
  saveScheduledMessage,
  switchScheduledMessage,
} from "../../features/messages/index.server.ts";
import { QuickRepliesPanel, ScheduledMessagesPanel } from "../../features/messages/parts.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/messages.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Host messages", description: "Your quick replies and scheduled messages.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  const [{ replies }, { messages }, titles, { bookings }] = await Promise.all([
    listQuickReplies(ctx),
    listScheduledMessages(ctx),
    ownTitles(ctx),
    listHostBookings(ctx, { phase: "upcoming", q: "" }),
  ]);
  return {
    replies,
    messages,
    listings: [...titles].map(([value, label]) => ({ value, label })),
    bookings: bookings.flatMap((stay) =>
      stay.source === "booking" ? [{ value: stay.id, label: `${stay.guest.fullName}, ${whenInWords(stay)}, ${stay.listing.title}` }] : [],
    ),
    newId: randomUUID(),
  };
});

export const action = pageAction({
  "save-reply": formHandler({
    input: TypedQuickReply,
    run: async (ctx, { id, ...reply }) => {
      await saveQuickReply(ctx, id, reply);
      return { message: "Quick reply saved.", data: { id } };
    },
  }),
  "delete-reply": formHandler({
    input: ChosenTemplate,
    run: async (ctx, { id }) => {
      await deleteQuickReply(ctx, id);
      return { message: "Quick reply deleted." };
    },
  }),
  "save-scheduled": formHandler({
    input: TypedScheduled,
    run: async (ctx, { id, ...message }) => {
      await saveScheduledMessage(ctx, id, message);
      return { message: "Scheduled message saved.", data: { id } };
    },
  }),
  "preview-scheduled": formHandler({
    input: TypedPreview,
    run: async (ctx, { id, ...typed }) => ({ data: { id, typed, preview: await previewScheduledMessage(ctx, typed) } }),
  }),
  "switch-scheduled": formHandler({
    input: TypedSwitch,
    run: async (ctx, { id, isOn }) => {
      await switchScheduledMessage(ctx, id, { isOn });
      return { message: isOn ? "Turned on. It goes out from now on." : "Turned off.", data: { id } };
    },
  }),
  "delete-scheduled": formHandler({
    input: ChosenTemplate,
    run: async (ctx, { id }) => {
      await deleteScheduledMessage(ctx, id);
      return { message: "Scheduled message deleted. What it sent stays with your guests." };
    },
  }),
});

export default function HostMessagesPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { replies, messages, listings, bookings, newId } = loaderData;
  return (
    <>
      <PageHeading title="Messages">Write once, and use it for every guest.</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <QuickRepliesPanel replies={replies} newId={newId} result={result} />
        <ScheduledMessagesPanel messages={messages} listings={listings} bookings={bookings} newId={newId} result={result} />
      </div>
    </>
  );
}
