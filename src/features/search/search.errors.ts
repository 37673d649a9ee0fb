import { declareErrors } from "../../platform/errors.ts";

export const searchError = declareErrors({
  search_failed: { status: 503, message: "Failed to fetch properties" },
});
