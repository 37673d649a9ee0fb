import { z } from "zod";

const Handled = z.object({ provider: z.enum(["recorded", "demo", "stripe"]), eventId: z.string() });

/** Where events wait to be handled, after their provider was answered. */
export const handleEventQueue = { name: "payments.handle-event", input: Handled };
