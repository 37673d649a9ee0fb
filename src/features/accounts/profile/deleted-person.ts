import { firstName } from "../../../platform/words/first-name.ts";

/** The name that others see for someone who deleted the account. */
export const DELETED_NAME = "Deleted user";

/** A person's name where everyone reads it and there are many: the first name and the first letter of the last, or "Deleted user". */
export function shortName(fullName: string): string {
  const [first = "", ...rest] = fullName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last && fullName !== DELETED_NAME ? `${first} ${[...last][0] ?? ""}.` : fullName;
}

/** A person's name on public pages: the first name, or "Deleted user". */
export const givenName = (fullName: string): string => (fullName === DELETED_NAME ? fullName : firstName(fullName));
