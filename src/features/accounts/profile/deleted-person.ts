import { firstName } from "../../../platform/first-name.ts";

/** The name that others see for someone who deleted the account. */
export const DELETED_NAME = "Deleted user";

/** A person's name on public pages: the first name, or "Deleted user". */
export const givenName = (fullName: string): string => (fullName === DELETED_NAME ? fullName : firstName(fullName));
