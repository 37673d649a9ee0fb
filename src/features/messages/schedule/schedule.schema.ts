import { z } from "zod";
import { TemplateText, TemplateTitle } from "../replies/template.schema.ts";
import { SCHEDULE_EVENTS } from "./schedule.rules.ts";

const Time = z.string("Choose a time.").regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, "Choose a time.");
const Event = z.enum(SCHEDULE_EVENTS, "Choose when it goes out.");

/** When a message goes out and what it says. The time is the listing's; a message at booking goes out at once. */
const Sending = z.object({
  event: Event,
  time: Time.default("10:00"),
  /** Null: for all of the host's listings. */
  listingId: z.uuid("Choose a listing.").nullable().default(null),
  content: TemplateText,
});

export const ScheduledMessageInput = Sending.extend({ title: TemplateTitle });
export type ScheduledMessageInput = z.infer<typeof ScheduledMessageInput>;

export const ScheduledMessagePath = z.object({ scheduledMessageId: z.uuid() });

export const SwitchScheduledInput = z.object({ isOn: z.boolean() });

export const ScheduledMessageView = z
  .object({
    id: z.uuid(),
    title: z.string(),
    event: Event,
    time: z.string(),
    listingId: z.uuid().nullable(),
    content: z.string(),
    isOn: z.boolean(),
  })
  .meta({ id: "ScheduledMessage" });
export type ScheduledMessageView = z.infer<typeof ScheduledMessageView>;

export const ScheduledMessageList = z.object({ messages: z.array(ScheduledMessageView) });

export const PreviewScheduledInput = Sending.extend({
  /** Without one, an example. */
  bookingId: z.uuid().optional(),
});
export type PreviewScheduledInput = z.infer<typeof PreviewScheduledInput>;

export const ScheduledPreview = z.object({
  text: z.string(),
  /** When it would go out. */
  dueAt: z.iso.datetime(),
  timeZone: z.string(),
  isExample: z.boolean(),
});
export type ScheduledPreview = z.infer<typeof ScheduledPreview>;
