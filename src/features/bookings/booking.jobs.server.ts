import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import type { Job } from "../../platform/jobs/jobs.server.ts";
import { auditMoney } from "./audit/audit-money.server.ts";
import {
  bookingCancelled,
  bookingChanged,
  bookingMade,
  changeAsked,
  changeRequestClosed,
  changeToPay,
  bookingUnpaid,
} from "./booking.facts.ts";
import { sendBookingCancelled, sendBookingMade } from "./booking.emails.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import type { BookingView } from "./booking.schema.ts";
import { forgetNotes } from "./host-booking/note.queries.server.ts";
import { findBooking } from "./booking.queries.server.ts";
import { lapseChangeRequests } from "./changing/lapse-change-requests.server.ts";
import { notifyOfApproval, notifyOfChange, notifyOfClosedRequest, notifyOfRequest } from "./changing/notify-of-changes.server.ts";
import { forgetCheckouts } from "./checkout/ending/forget-checkouts.server.ts";
import { lapseCheckouts } from "./checkout/ending/lapse-checkouts.server.ts";
import { checkoutSubscribers } from "./checkout/notify-of-payments.server.ts";
import { payOutStays } from "./host/pay-out-stays.server.ts";
import { forgetPassengers, passengerSubscribers } from "./passengers/forget-passengers.server.ts";
import { requestSubscribers } from "./requests/notify-of-requests.server.ts";
import { remindOfStarts } from "./trips/remind-of-starts.server.ts";
import { remindOfStays } from "./trips/remind-of-stays.server.ts";
import { cancelUnpaid } from "./unpaid/cancel-unpaid.server.ts";
import { notifyOfUnpaid } from "./unpaid/notify-of-unpaid.server.ts";
import { bookingView } from "./booking.view.server.ts";

/** No email is sent about a booking that no longer exists. */
const aboutBooking =
  <T extends { bookingId: string }>(send: (ctx: Ctx, booking: BookingView, fact: T) => Promise<void>): Subscriber<T>["tell"] =>
  async (ctx, fact) => {
    const booking = await findBooking(ctx, fact.bookingId);
    if (booking) await send(ctx, await bookingView(ctx, booking, "support"), fact);
  };

export const bookingJobs: Job[] = [
  payOutStays,
  auditMoney,
  remindOfStays,
  remindOfStarts,
  lapseChangeRequests,
  lapseCheckouts,
  forgetCheckouts,
  cancelUnpaid,
  forgetPassengers,
];

export const bookingSubscribers: Subscriber[] = [
  subscribe({ name: "bookings.confirmation", fact: bookingMade, tell: aboutBooking(sendBookingMade) }),
  subscribe({ name: "bookings.change", fact: bookingChanged, tell: notifyOfChange }),
  subscribe({ name: "bookings.change-asked", fact: changeAsked, tell: notifyOfRequest }),
  subscribe({ name: "bookings.change-to-pay", fact: changeToPay, tell: notifyOfApproval }),
  subscribe({ name: "bookings.change-request-closed", fact: changeRequestClosed, tell: notifyOfClosedRequest }),
  subscribe({ name: "bookings.cancellation", fact: bookingCancelled, tell: aboutBooking(sendBookingCancelled) }),
  subscribe({ name: "bookings.forget-notes", fact: accountDeleted, tell: (ctx, { accountId }) => forgetNotes(ctx, accountId) }),
  subscribe({ name: "bookings.unpaid", fact: bookingUnpaid, tell: aboutBooking(notifyOfUnpaid) }),
  ...checkoutSubscribers,
  ...requestSubscribers,
  ...passengerSubscribers,
];
