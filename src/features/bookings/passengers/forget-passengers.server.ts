import { z } from "zod";
import { subscribe, type Subscriber } from "../../../platform/facts/facts.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { accountDeleted } from "../../accounts/index.server.ts";
import { bookingCancelled } from "../booking.facts.ts";
import { forgetPassengersBefore, forgetPassengersOfBooking, forgetPassengersOfPerson } from "./passenger.queries.server.ts";
import { forgottenBefore } from "./passenger.rules.ts";

/** Every night, forgets who was aboard of trips that ended 30 days ago. */
export const forgetPassengers = declareJob({
  name: "bookings.forget-passengers",
  input: z.object({}),
  schedule: "27 4 * * *",
  run: (ctx) => forgetPassengersBefore(ctx, forgottenBefore(ctx.clock.now())),
});

/** Nobody needs to know who would have come, or came with somebody who is gone. */
export const passengerSubscribers: Subscriber[] = [
  subscribe({
    name: "bookings.forget-passengers-of-cancelled",
    fact: bookingCancelled,
    tell: (ctx, { bookingId }) => forgetPassengersOfBooking(ctx, bookingId),
  }),
  subscribe({
    name: "bookings.forget-passengers-of-deleted",
    fact: accountDeleted,
    tell: (ctx, { accountId }) => forgetPassengersOfPerson(ctx, accountId),
  }),
];
