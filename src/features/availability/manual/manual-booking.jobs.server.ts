import { subscribe, type Subscriber } from "../../../platform/facts/facts.server.ts";
import { accountDeleted } from "../../accounts/index.server.ts";
import { forgetManualBookings } from "./manual-booking.queries.server.ts";

export const availabilitySubscribers: Subscriber[] = [
  subscribe({
    name: "availability.forget-manual-bookings",
    fact: accountDeleted,
    tell: (ctx, { accountId }) => forgetManualBookings(ctx, accountId),
  }),
];
