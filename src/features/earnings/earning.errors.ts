import { declareErrors } from "../../platform/errors.ts";

export const earningsError = declareErrors({
  earnings_load_failed: { status: 503, message: "Failed to load earnings" },
});
