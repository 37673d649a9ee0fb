import { href, redirect } from "react-router";
import { TypedEvent } from "../../features/events/index.ts";
import { createEvent } from "../../features/events/index.server.ts";
import { EventForm } from "../../features/events/parts.ts";
import { Section } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/new-event.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { timeZones } from "./time-zones.server.ts";

export const meta = metaOf({ title: "New event", description: "Add an event.", hidden: true });

export const loader = pageLoader(() => ({ zones: timeZones() }));

export const action = pageAction({
  create: formHandler({
    input: TypedEvent,
    run: async (ctx, input) => redirect(href("/admin/events/:eventId", { eventId: (await createEvent(ctx, input)).id })),
  }),
});

export default function NewEventPage({ loaderData: { zones }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-3xl gap-6 pb-12">
      <h1 className="text-2xl">New event</h1>
      <Section title="The event" id="event">
        <EventForm event={null} zones={zones} result={actionData} intent="create" button="Save as draft" />
      </Section>
    </div>
  );
}
