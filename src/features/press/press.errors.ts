import { declareErrors } from "../../platform/errors.ts";
import { UNAVAILABLE } from "./press.rules.ts";

export const pressError = declareErrors({
  press_file_not_found: { status: 404, message: UNAVAILABLE },
  press_file_unavailable: { status: 503, message: UNAVAILABLE },
});
