import { policy } from "../../../platform/policy/policy.ts";
import { manualBookingError } from "./manual-booking.errors.ts";

/** A stay that the host entered; to everyone else, support included, there is none. */
export const manualBookingPolicy = policy({
  subject: "manual booking",
  sides: { host: "hostId" },
  may: { manage: ["host"] },
  refusal: () => manualBookingError("manual_not_found"),
});
