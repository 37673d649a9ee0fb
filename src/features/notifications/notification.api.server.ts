import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { chooseEmails, readEmailChoices } from "./email/choose-emails.server.ts";
import { listNotifications, countMyUnread } from "./list-notifications.server.ts";
import { markAllRead, markRead } from "./mark-read.server.ts";
import {
  ChooseEmailsInput,
  EmailChoices,
  NotificationPage,
  NotificationPath,
  NotificationsQuery,
  UnreadCount,
} from "./notification.schema.ts";

const notifications = { tag: "Notifications", signedIn: true };

export const notificationApi: Endpoint[] = [
  endpoint({
    ...notifications,
    method: "get",
    path: "/notifications",
    summary: "List your notifications, the unread first",
    query: NotificationsQuery,
    answer: NotificationPage,
    run: (ctx, { query }) => listNotifications(ctx, query),
  }),
  endpoint({
    ...notifications,
    signedIn: false,
    method: "get",
    path: "/notifications/unread",
    summary: "Count your unread notifications",
    answer: UnreadCount,
    run: async (ctx) => ({ unread: await countMyUnread(ctx) }),
  }),
  endpoint({
    ...notifications,
    method: "put",
    path: "/notifications/read",
    summary: "Mark all your notifications as read",
    run: (ctx) => markAllRead(ctx),
  }),
  endpoint({
    ...notifications,
    method: "put",
    path: "/notifications/{notificationId}/read",
    summary: "Mark a notification as read",
    params: NotificationPath,
    refusals: [404],
    run: async (ctx, { params }) => void (await markRead(ctx, params)),
  }),
  endpoint({
    ...notifications,
    method: "get",
    path: "/account/email-choices",
    summary: "Get which notifications you also get by email",
    answer: EmailChoices,
    run: (ctx) => readEmailChoices(ctx),
  }),
  endpoint({
    ...notifications,
    method: "put",
    path: "/account/email-choices",
    summary: "Choose which notifications you also get by email",
    body: ChooseEmailsInput,
    answer: EmailChoices,
    run: (ctx, { body }) => chooseEmails(ctx, body),
  }),
];
