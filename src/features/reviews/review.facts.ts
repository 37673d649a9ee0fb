import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

/** One side wrote a review; it stays hidden until the other has too, or the time is up. */
export const reviewWritten = declareFact("review.written", z.object({ bookingId: z.uuid(), by: z.enum(["guest", "host"]) }));
export const reviewsRevealed = declareFact("review.revealed", z.object({ bookingId: z.uuid() }));
export const reviewReplied = declareFact("review.replied", z.object({ bookingId: z.uuid() }));
