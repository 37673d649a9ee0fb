import { randomUUID } from "node:crypto";
import { href, Link, redirect } from "react-router";
import { z } from "zod";
import { myAccount } from "../../features/accounts/index.server.ts";
import { type EventView, RegisterInput } from "../../features/events/index.ts";
import { cancelRegistration, eventError, readEvent, registerForEvent } from "../../features/events/index.server.ts";
import { EventActions, EventFacts, GiveUpPlace, RegistrationForm } from "../../features/events/parts.ts";
import { fileHref } from "../../platform/file-paths.ts";
import { LinkButton } from "../../ui/button.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/register-event.page";
import { eventIdOf } from "./event-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Event registration", description: "Register for an event.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const [event, { fullName, email, phone }] = await Promise.all([readEvent(ctx, eventIdOf(params)), myAccount(ctx)]);
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { event, person: { firstName, lastName: rest.join(" "), email, phone }, formKey: randomUUID() };
});

export const action = pageAction({
  register: formHandler({
    input: RegisterInput,
    failure: eventError("registration_failed"),
    run: async (ctx, input, { params }) => {
      const eventId = eventIdOf(params);
      await registerForEvent(ctx, eventId, input);
      return redirect(`${href("/events/registration-success")}?event=${eventId}`);
    },
  }),
  cancel: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await cancelRegistration(ctx, eventIdOf(params));
      return { message: "Done. Your place is free for someone else." };
    },
  }),
});

const HEADINGS = { registered: "You're registered for", waiting: "You're on the waiting list for", none: "Register for" } as const;

export default function RegisterEventPage({ loaderData: { event, person, formKey }, actionData }: Route.ComponentProps) {
  const mine = event.phase === "upcoming" ? event.mine : null;
  const isOpen = event.phase === "upcoming" && !event.mine;
  const isFull = event.registered >= event.capacity;
  return (
    <div className="page grid gap-8 py-10">
      <p>
        <Link to={href("/events/:eventId", { eventId: event.id })} className="link inline-flex min-h-11 items-center">
          {event.title}
        </Link>
      </p>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">
        {HEADINGS[mine ?? "none"]} {event.title}
      </h1>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="card grid gap-6 p-6 sm:p-8 max-lg:order-2">
          <FormMessage result={resultFor(actionData, "cancel")} />
          {isOpen && isFull && (
            <Notice tone="attention">
              Event is at capacity. Join the waiting list: if a place opens up before the event starts, it&rsquo;s yours and we email you.
            </Notice>
          )}
          {isOpen ? (
            <RegistrationForm event={event} person={person} formKey={formKey} result={resultFor(actionData, "register")} />
          ) : mine ? (
            <Registered event={event} result={actionData} />
          ) : (
            <EventActions event={event} />
          )}
        </div>
        <div className="card grid gap-6 p-6">
          <EventFacts event={event} />
        </div>
      </div>
    </div>
  );
}

function Registered({ event, result }: { event: EventView; result: FormResult | undefined }) {
  return (
    <>
      <p>
        {event.mine === "waiting"
          ? "If a place opens up before the event starts, it's yours and we email you."
          : "See you there. We've emailed you the details."}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton reloadDocument to={fileHref("/events/:eventId/event.ics", { eventId: event.id })}>
          Add to Calendar
        </LinkButton>
        <GiveUpPlace event={event} result={resultFor(result, "cancel")} />
      </div>
      <p>
        <Link to={href("/account/events")} className="link inline-flex min-h-11 items-center">
          See all your events
        </Link>
      </p>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} action={<LinkButton to={href("/community")}>See all events</LinkButton>} />;
}
