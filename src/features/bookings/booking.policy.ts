import { policy } from "../../platform/policy/policy.ts";
import { bookingError } from "./booking.errors.ts";

export const bookingPolicy = policy({
  subject: "booking",
  sides: { guest: "guestId", host: "hostId" },
  may: {
    read: ["guest", "host", "staff"],
    readStay: ["guest", "host"],
    readReceipt: ["guest"],
    cancel: ["guest"],
    change: ["guest"],
    pay: ["guest"],
    plan: ["guest"],
    askForChange: ["guest", "host"],
    readAsHost: ["host"],
    cancelAsHost: ["host"],
    keepNote: ["host"],
    markNoShow: ["host"],
    readEarning: ["host"],
    readThoseOfOthers: ["staff"],
  },
  looks: { read: "booking.look" },
  refusal: () => bookingError("booking_not_found"),
});

export const changeRequestPolicy = policy({
  subject: "change request",
  sides: { asker: "askerId", approver: "approverId" },
  may: { answer: ["approver"], withdraw: ["asker"] },
  refusal: () => bookingError("change_request_not_found"),
});

/** A stay that is being paid for, or that its host is asked about. */
export const checkoutPolicy = policy({
  subject: "checkout",
  sides: { guest: "guestId", host: "hostId" },
  may: { pay: ["guest"], answer: ["host"] },
  refusal: () => bookingError("checkout_not_found"),
});

/** A stay that a host offers one guest at a total of their own, or the listing that it is at. */
export const specialOfferPolicy = policy({
  subject: "special offer",
  sides: { guest: "guestId", host: "hostId" },
  may: { offer: ["host"], book: ["guest"] },
  refusal: () => bookingError("offer_not_found"),
});

/** A listing whose dates are reserved. */
export const offerPolicy = policy({
  subject: "listing",
  sides: { host: "hostId" },
  may: { reserve: ["others"] },
  refusal: () => bookingError("booking_not_found"),
  ownRefusal: () => bookingError("own_listing"),
});
