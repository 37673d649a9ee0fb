import { policy } from "../../platform/policy/policy.ts";
import { arrivalError } from "./arrival.errors.ts";

/** The arrival guide as it belongs to one confirmed stay. */
export const stayArrivalPolicy = policy({
  subject: "arrival guide",
  sides: { guest: "guestId", host: "hostId" },
  state: "state",
  may: {
    seeOpening: ["guest"],
    read: { ahead: [], open: ["guest"], closed: [] },
  },
  refusal: () => arrivalError("arrival_guide_not_found"),
});
