import { policy } from "../../../platform/policy/policy.ts";
import { departureError } from "./departure.errors.ts";

/** A start of a package that is sold by the seat. */
export const departurePolicy = policy({
  subject: "departure",
  sides: { host: "hostId" },
  may: { read: ["host"], cancel: ["host"], reopen: ["host"] },
  refusal: () => departureError("departure_not_found"),
});
