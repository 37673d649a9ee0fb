import { declareErrors } from "../../platform/errors.ts";

export const placeError = declareErrors({
  address_not_found: { status: 404, message: "Could not find the specified address. Please try again." },
});
