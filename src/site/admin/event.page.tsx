import { randomUUID } from "node:crypto";
import { fileHref } from "../../platform/file-paths.ts";
import { Form, href, Link } from "react-router";
import { z } from "zod";
import {
  CancelEventInput,
  EventMessageInput,
  RecapPhotoPath,
  REGISTRANTS_SHOWN,
  RegistrantsQuery,
  type StaffEventView,
  TypedEvent,
  TypedRecap,
} from "../../features/events/index.ts";
import {
  cancelEvent,
  emailRegistered,
  listEventMessages,
  listRegistrants,
  publishEvent,
  readRecap,
  readStaffEvent,
  removeRecapPhoto,
  saveRecap,
  updateEvent,
} from "../../features/events/index.server.ts";
import { EmailRegisteredForm, EventForm, RecapForm, RecapPhotos, RegistrantTable } from "../../features/events/parts.ts";
import { moreShown } from "../../platform/shown.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import type { Route } from "./+types/event.page";
import { eventIdOf } from "../community/event-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { photoOutcome } from "./photo-address.server.ts";
import { timeZones } from "./time-zones.server.ts";

export const meta = metaOf({ title: "Event for staff", description: "One event.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = eventIdOf(params);
  const event = await readStaffEvent(ctx, id);
  const given = RegistrantsQuery.safeParse(Object.fromEntries(url.searchParams));
  const [registrations, messages, recap] = await Promise.all([
    listRegistrants(ctx, id, given.success ? given.data : {}),
    listEventMessages(ctx, id),
    event.hasRecap ? readRecap(ctx, id) : null,
  ]);
  return { event, registrations, ...messages, formKey: randomUUID(), recap, photo: photoOutcome(url), zones: timeZones() };
});

export const action = pageAction({
  save: formHandler({
    input: TypedEvent,
    run: async (ctx, input, { params }) => {
      await updateEvent(ctx, eventIdOf(params), input);
      return { message: "Saved." };
    },
  }),
  publish: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await publishEvent(ctx, eventIdOf(params));
      return { message: "Published. Everyone can see it and register." };
    },
  }),
  cancel: formHandler({
    input: CancelEventInput,
    run: async (ctx, input, { params }) => {
      await cancelEvent(ctx, eventIdOf(params), input);
      return { message: "Cancelled. Everyone who registered is told." };
    },
  }),
  email: formHandler({
    input: EventMessageInput,
    run: async (ctx, input, { params }) => {
      await emailRegistered(ctx, eventIdOf(params), input);
      return { message: "The email is on its way to everyone registered." };
    },
  }),
  recap: formHandler({
    input: TypedRecap,
    run: async (ctx, input, { params }) => {
      await saveRecap(ctx, eventIdOf(params), input);
      return { message: "Recap saved." };
    },
  }),
  "remove-photo": formHandler({
    input: RecapPhotoPath,
    run: async (ctx, input, { params }) => {
      await removeRecapPhoto(ctx, eventIdOf(params), input);
      return { message: "The photo was removed." };
    },
  }),
});

export default function AdminEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, registrations, messages, formKey, recap, photo, zones } = loaderData;
  const more = moreShown(registrations.registrants.length, registrations.total, REGISTRANTS_SHOWN);
  return (
    <div className="grid gap-6 pb-12">
      <p>
        <Link to={href("/admin/events")} className="link inline-flex min-h-11 items-center">
          Events
        </Link>
      </p>
      <h1 className="text-2xl wrap-anywhere">{event.title}</h1>
      <State event={event} result={actionData} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {event.status !== "cancelled" && (
          <Section title="The event" id="event">
            <EventForm event={event.form} zones={zones} result={resultFor(actionData, "save")} intent="save" button="Save changes" />
          </Section>
        )}
        {event.phase === "past" && event.status === "published" && (
          <div className="grid gap-6">
            <Section title="Recap" id="recap">
              <RecapForm recap={recap} attendees={event.registered} result={resultFor(actionData, "recap")} />
            </Section>
            {recap && (
              <Section title="Photos of the recap" id="photos">
                <RecapPhotos
                  eventId={event.id}
                  photos={recap.photos}
                  result={resultFor(actionData, "remove-photo") ?? (actionData ? undefined : photo)}
                />
              </Section>
            )}
          </div>
        )}
        {event.phase === "upcoming" && <CancelSection result={resultFor(actionData, "cancel")} />}
      </div>
      {event.status !== "draft" && (
        <Section title="Email everyone registered" id="email">
          <EmailRegisteredForm
            registered={event.registered}
            messages={messages}
            formKey={formKey}
            result={resultFor(actionData, "email")}
          />
        </Section>
      )}
      <Section title={`Registrations: ${event.registered} of ${event.capacity}`} id="registrations">
        {registrations.registrants.length === 0 ? (
          <p className="text-muted">Nobody has registered yet.</p>
        ) : (
          <div id="registrants">
            <RegistrantTable registrants={registrations.registrants} />
          </div>
        )}
        {registrations.total > REGISTRANTS_SHOWN && (
          <ShowMore
            listId="registrants"
            shown={registrations.registrants.length}
            total={registrations.total}
            to={more ? `?show=${more}` : null}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton look="quiet" reloadDocument to={fileHref("/admin/events/:eventId/registrations.csv", { eventId: event.id })}>
            Download CSV
          </LinkButton>
        </div>
      </Section>
    </div>
  );
}

function State({ event, result }: { event: StaffEventView; result: FormResult | undefined }) {
  if (event.status === "cancelled") return <Notice tone="bad">Cancelled: {event.cancelReason}</Notice>;
  if (event.status === "published")
    return (
      <div className="grid gap-3">
        <FormMessage result={resultFor(result, "publish")} />
        <p>
          <Link to={href("/events/:eventId", { eventId: event.id })} className="link inline-flex min-h-11 items-center">
            View the public page
          </Link>
        </p>
      </div>
    );
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <FormMessage result={resultFor(result, "publish")} />
      <p className="text-muted">A draft. Only staff see it.</p>
      <SubmitButton intent="publish">Publish</SubmitButton>
    </Form>
  );
}

function CancelSection({ result }: { result: FormResult | undefined }) {
  return (
    <Section title="Cancel the event" id="cancel">
      <Form method="post" className="grid justify-items-start gap-4">
        <FormMessage result={result} />
        <div className="w-full">
          <TextField label="Reason" name="reason" required maxLength={300} hint="Everyone who registered reads it." result={result} />
        </div>
        <SubmitButton intent="cancel" look="danger" busy="Cancelling...">
          Cancel event
        </SubmitButton>
      </Form>
    </Section>
  );
}
