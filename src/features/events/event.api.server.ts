import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import {
  CancelEventInput,
  EventCreated,
  EventInput,
  EventMessageInput,
  EventMessageList,
  EventList,
  EventPath,
  EventsQuery,
  EventView,
  RecapInput,
  RecapView,
  RegisterInput,
  RegistrantList,
  RegistrantsQuery,
  RegistrationList,
  RegistrationOutcome,
  StaffEventList,
  StaffEventView,
} from "./event.schema.ts";
import { listEvents, readEvent, readRecap } from "./event.view.server.ts";
import { emailRegistered } from "./messages/email-registered.server.ts";
import { listEventMessages } from "./messages/list-event-messages.server.ts";
import { cancelRegistration } from "./registering/cancel-registration.server.ts";
import { listMyRegistrations } from "./registering/my-registrations.server.ts";
import { registerForEvent } from "./registering/register-for-event.server.ts";
import { cancelEvent } from "./staff/cancel-event.server.ts";
import { createEvent } from "./staff/create-event.server.ts";
import { listRegistrants } from "./staff/list-registrants.server.ts";
import { listStaffEvents, readStaffEvent } from "./staff/list-staff-events.server.ts";
import { publishEvent } from "./staff/publish-event.server.ts";
import { saveRecap } from "./staff/save-recap.server.ts";
import { updateEvent } from "./staff/update-event.server.ts";

const everyone = { tag: "Events" };
const mine = { tag: "Events", signedIn: true };
const staff = { tag: "Events for staff", signedIn: true };
const oneEvent = { ...staff, params: EventPath };

export const eventApi: Endpoint[] = [
  endpoint({
    ...everyone,
    method: "get",
    path: "/events",
    summary: "List upcoming or past events",
    query: EventsQuery,
    answer: EventList,
    run: (ctx, { query }) => listEvents(ctx, query),
  }),
  endpoint({
    ...everyone,
    method: "get",
    path: "/events/{eventId}",
    summary: "Get an event",
    params: EventPath,
    answer: EventView,
    refusals: [404],
    run: (ctx, { params }) => readEvent(ctx, params.eventId),
  }),
  endpoint({
    ...everyone,
    method: "get",
    path: "/events/{eventId}/recap",
    summary: "Get the recap of a past event",
    params: EventPath,
    answer: RecapView,
    refusals: [404],
    run: (ctx, { params }) => readRecap(ctx, params.eventId),
  }),
  endpoint({
    ...mine,
    method: "get",
    path: "/event-registrations",
    summary: "List my registrations",
    answer: RegistrationList,
    run: (ctx) => listMyRegistrations(ctx),
  }),
  endpoint({
    ...mine,
    method: "post",
    path: "/events/{eventId}/registration",
    summary: "Register for an event, or join its waiting list",
    params: EventPath,
    body: RegisterInput,
    answer: RegistrationOutcome,
    refusals: [404, 409],
    run: (ctx, { params, body }) => registerForEvent(ctx, params.eventId, body),
  }),
  endpoint({
    ...mine,
    method: "delete",
    path: "/events/{eventId}/registration",
    summary: "Give up my place, or leave the waiting list",
    params: EventPath,
    refusals: [404, 409],
    run: (ctx, { params }) => cancelRegistration(ctx, params.eventId),
  }),
  endpoint({
    ...staff,
    method: "get",
    path: "/support/events",
    summary: "List all events, drafts too",
    answer: StaffEventList,
    refusals: [404],
    run: (ctx) => listStaffEvents(ctx),
  }),
  endpoint({
    ...staff,
    method: "post",
    path: "/support/events",
    summary: "Add an event as a draft",
    body: EventInput,
    status: 201,
    answer: EventCreated,
    refusals: [404, 422],
    run: (ctx, { body }) => createEvent(ctx, body),
  }),
  endpoint({
    ...oneEvent,
    method: "get",
    path: "/support/events/{eventId}",
    summary: "Get an event as staff see it",
    answer: StaffEventView,
    refusals: [404],
    run: (ctx, { params }) => readStaffEvent(ctx, params.eventId),
  }),
  endpoint({
    ...oneEvent,
    method: "put",
    path: "/support/events/{eventId}",
    summary: "Change an event",
    body: EventInput,
    refusals: [404, 409, 422],
    run: (ctx, { params, body }) => updateEvent(ctx, params.eventId, body),
  }),
  endpoint({
    ...oneEvent,
    method: "post",
    path: "/support/events/{eventId}/publication",
    summary: "Publish an event",
    refusals: [404, 409],
    run: (ctx, { params }) => publishEvent(ctx, params.eventId),
  }),
  endpoint({
    ...oneEvent,
    method: "post",
    path: "/support/events/{eventId}/cancellation",
    summary: "Cancel an event and tell everyone who registered",
    body: CancelEventInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => cancelEvent(ctx, params.eventId, body),
  }),
  endpoint({
    ...oneEvent,
    method: "get",
    path: "/support/events/{eventId}/registrations",
    summary: "List who registered for an event",
    query: RegistrantsQuery,
    answer: RegistrantList,
    refusals: [404],
    run: (ctx, { params, query }) => listRegistrants(ctx, params.eventId, query),
  }),
  endpoint({
    ...oneEvent,
    method: "get",
    path: "/support/events/{eventId}/messages",
    summary: "List the emails to everyone registered",
    answer: EventMessageList,
    refusals: [404],
    run: (ctx, { params }) => listEventMessages(ctx, params.eventId),
  }),
  endpoint({
    ...oneEvent,
    method: "post",
    path: "/support/events/{eventId}/messages",
    summary: "Email everyone registered for an event",
    body: EventMessageInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => emailRegistered(ctx, params.eventId, body),
  }),
  endpoint({
    ...oneEvent,
    method: "put",
    path: "/support/events/{eventId}/recap",
    summary: "Write the recap of a past event",
    body: RecapInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveRecap(ctx, params.eventId, body),
  }),
];
