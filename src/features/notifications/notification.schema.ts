import { z } from "zod";
import { shownFrom } from "../../platform/shown.schema.ts";
import { KINDS } from "./notification.kinds.ts";
import { NOTIFICATIONS_SHOWN } from "./notification.rules.ts";

const Kind = z.enum(KINDS as [(typeof KINDS)[number], ...(typeof KINDS)[number][]]);

export const NotificationView = z
  .object({
    id: z.uuid(),
    kind: Kind,
    title: z.string(),
    text: z.string(),
    /** Where it leads, on this site. */
    path: z.string(),
    /** How many were folded into it. */
    count: z.number().int(),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
    /** It no longer matters: the stay is over or cancelled, the time to answer has passed. */
    isOver: z.boolean(),
  })
  .meta({ id: "Notification" });
export type NotificationView = z.infer<typeof NotificationView>;

export const NotificationPage = z.object({
  items: z.array(NotificationView),
  next: z.string().nullable(),
  total: z.number().int(),
  unread: z.number().int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const NotificationsQuery = z.object({ show: shownFrom(NOTIFICATIONS_SHOWN), after: z.string().max(300).optional() });
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

export const NotificationPath = z.object({ notificationId: z.uuid() });

export const UnreadCount = z.object({ unread: z.number().int() });

/** One switch for each kind, by its name. */
export const EmailChoices = z.object(
  Object.fromEntries(KINDS.map((kind) => [kind, z.boolean()])) as Record<(typeof KINDS)[number], z.ZodBoolean>,
);
export type EmailChoices = z.infer<typeof EmailChoices>;

export const ChooseEmailsInput = EmailChoices.omit({ security: true }).partial();
export type ChooseEmailsInput = z.infer<typeof ChooseEmailsInput>;
