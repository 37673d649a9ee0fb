import { z } from "zod";
import { PreviewScheduledInput, ScheduledMessageInput } from "../schedule/schedule.schema.ts";
import { QuickReplyInput } from "./reply.schema.ts";

/** What the forms of a host's texts send: text throughout, and nothing where nothing is chosen. */
const orNull = (text: unknown) => (text === "" ? null : text);
const orNothing = (text: unknown) => (text === "" ? undefined : text);

export const ChosenTemplate = z.object({ id: z.uuid() });
export const TypedQuickReply = QuickReplyInput.extend({ id: z.uuid() });
export const TypedScheduled = ScheduledMessageInput.extend({
  id: z.uuid(),
  listingId: z.preprocess(orNull, ScheduledMessageInput.shape.listingId),
});
export const TypedPreview = PreviewScheduledInput.extend({
  id: z.uuid(),
  title: z.string().default(""),
  listingId: z.preprocess(orNull, PreviewScheduledInput.shape.listingId),
  bookingId: z.preprocess(orNothing, PreviewScheduledInput.shape.bookingId),
});
export const TypedSwitch = z.object({ id: z.uuid(), isOn: z.enum(["true", "false"]).transform((value) => value === "true") });
