/** The name under which others see somebody who deleted the account. */
export const DELETED_NAME = "Deleted user";

/** What a public page calls a person: the given name, or that they are gone. */
export const givenName = (fullName: string): string => (fullName === DELETED_NAME ? fullName : (fullName.split(" ", 1)[0] ?? ""));
