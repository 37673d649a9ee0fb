import { policy } from "../../../platform/policy/policy.ts";
import { bookingError } from "../booking.errors.ts";

/** Who comes aboard with a booking. */
export const passengerPolicy = policy({
  subject: "passenger list",
  sides: { guest: "guestId", host: "hostId" },
  may: { read: ["guest", "host"], save: ["guest"], readManifest: ["host"] },
  refusal: () => bookingError("booking_not_found"),
});
