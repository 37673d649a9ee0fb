import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

/** One side has reviewed; what it says stays hidden until the other has too, or the time is over. */
export const reviewWritten = declareFact("review.written", z.object({ bookingId: z.uuid(), by: z.enum(["guest", "host"]) }));
export const reviewsRevealed = declareFact("review.revealed", z.object({ bookingId: z.uuid() }));
