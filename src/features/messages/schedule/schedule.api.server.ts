import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { deleteScheduledMessage } from "./delete-scheduled-message.server.ts";
import { listScheduledMessages } from "./list-scheduled-messages.server.ts";
import { previewScheduledMessage } from "./preview-scheduled-message.server.ts";
import { saveScheduledMessage } from "./save-scheduled-message.server.ts";
import {
  PreviewScheduledInput,
  ScheduledMessageInput,
  ScheduledMessageList,
  ScheduledMessagePath,
  ScheduledPreview,
  SwitchScheduledInput,
} from "./schedule.schema.ts";
import { switchScheduledMessage } from "./switch-scheduled-message.server.ts";

const scheduled = { tag: "Messages", signedIn: true };
const ofOne = { ...scheduled, path: "/host/scheduled-messages/{scheduledMessageId}", params: ScheduledMessagePath };

export const scheduleApi: Endpoint[] = [
  endpoint({
    ...scheduled,
    method: "get",
    path: "/host/scheduled-messages",
    summary: "List the messages that we send to your guests for you",
    answer: ScheduledMessageList,
    run: (ctx) => listScheduledMessages(ctx),
  }),
  endpoint({
    ...scheduled,
    method: "post",
    path: "/host/scheduled-messages/preview",
    summary: "See what a scheduled message would say for a booking or an example",
    body: PreviewScheduledInput,
    answer: ScheduledPreview,
    refusals: [404],
    run: (ctx, { body }) => previewScheduledMessage(ctx, body),
  }),
  endpoint({
    ...ofOne,
    method: "put",
    summary: "Add or change a scheduled message",
    body: ScheduledMessageInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveScheduledMessage(ctx, params.scheduledMessageId, body),
  }),
  endpoint({
    ...ofOne,
    method: "patch",
    summary: "Turn a scheduled message on or off",
    body: SwitchScheduledInput,
    refusals: [404],
    run: (ctx, { params, body }) => switchScheduledMessage(ctx, params.scheduledMessageId, body),
  }),
  endpoint({
    ...ofOne,
    method: "delete",
    summary: "Delete a scheduled message",
    refusals: [404],
    run: (ctx, { params }) => deleteScheduledMessage(ctx, params.scheduledMessageId),
  }),
];
