import { givenName, shortName } from "../accounts/index.ts";

/**
 * Stand in a notice's words for the name of the person whom it is about: "Nell", "Nell N." or "Nell Nightingale". The name is drawn when the
 * words are read, because the person may have deleted the account by then. Characters for private use, which nobody types.
 */
export const NAME = { given: "\uE000", short: "\uE001", full: "\uE002" } as const;

export const drawName = (words: string, fullName: string): string =>
  words.replaceAll(NAME.given, givenName(fullName)).replaceAll(NAME.short, shortName(fullName)).replaceAll(NAME.full, fullName);
