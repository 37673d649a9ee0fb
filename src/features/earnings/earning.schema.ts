import { z } from "zod";

/** A host's metrics; the response rate is 95 until there is something to measure. */
export const HostMetrics = z.object({
  totalBookings: z.number().int(),
  completedBookings: z.number().int(),
  cancelledBookings: z.number().int(),
  totalEarningsCents: z.number().int(),
  /** The part of them that is paid out. */
  paidCents: z.number().int(),
  averageRating: z.number().nullable(),
  totalReviews: z.number().int(),
  responseRate: z.number().int(),
  /** The time in which half of the guests who wrote first were answered. */
  responseMinutes: z.number().nullable(),
});
export type HostMetrics = z.infer<typeof HostMetrics>;
