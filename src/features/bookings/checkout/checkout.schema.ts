import { z } from "zod";
import { Prose } from "../../../platform/text.schema.ts";
import { ReserveDatesInput } from "../booking.schema.ts";
import { LONGEST_NOTE_TO_HOST } from "./checkout.rules.ts";

/** What the page before booking sends. */
export const CheckoutInput = ReserveDatesInput.safeExtend({
  acceptsRules: z.literal("yes", "Accept the rules to book"),
  message: Prose()
    .max(LONGEST_NOTE_TO_HOST, `Keep it to ${LONGEST_NOTE_TO_HOST.toLocaleString("en-US")} characters.`)
    .default(""),
});
export type CheckoutInput = z.infer<typeof CheckoutInput>;
