import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

/** Somebody got a place, joined the waiting list, moved up from it, or left. */
export const registrationChanged = declareFact(
  "event.registration-changed",
  z.object({ registrationId: z.uuid(), became: z.enum(["registered", "waiting", "promoted", "cancelled"]) }),
);
/** Those who go, or wait, should know: it has other times or another place, or it was cancelled. */
export const eventChanged = declareFact("event.changed", z.object({ eventId: z.string(), sequence: z.number().int() }));
