import { requestError } from "../../../platform/errors.ts";
import { isCommonPassword } from "./common-passwords.server.ts";

/** Refuses a password that attackers try first. */
export function refuseCommonPassword(password: string, field = "password"): void {
  if (isCommonPassword(password)) {
    throw requestError("invalid_input", { fields: { [field]: "That password is too common. Please choose another one." } });
  }
}
