import { declareErrors } from "../../../platform/errors.ts";

export const rulesError = declareErrors({
  season_not_found: { status: 404, message: "This season was already removed" },
  seasons_overlap: { status: 409, message: "These dates overlap another season" },
  too_many_seasons: { status: 409, message: "A listing can have up to 50 seasons" },
  hours_prepare_by_minutes: {
    status: 409,
    message: "This boat sells hours, so it has no nights for preparation. Set its turnaround in its packages instead.",
  },
  rules_failed: { status: 503, message: "We couldn't save your rules. Please try again." },
});
