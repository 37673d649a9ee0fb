import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

const BookingFact = z.object({ bookingId: z.uuid() });

export const bookingMade = declareFact("booking.made", BookingFact);
export const bookingCancelled = declareFact("booking.cancelled", BookingFact);
