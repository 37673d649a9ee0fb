import { declareErrors } from "../../platform/errors.ts";

export const certificationError = declareErrors({
  certification_load_failed: { status: 503, message: "Failed to load certification status. Please try again." },
  certification_start_failed: { status: 503, message: "Failed to start certification. Please try again." },
  certification_complete_failed: { status: 503, message: "Failed to complete certification. Please try again." },
  certification_not_started: { status: 409, message: "Start the certification first." },
  certification_completed: { status: 409, message: "You're already certified." },
});
