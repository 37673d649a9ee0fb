import { LONGEST_MESSAGE } from "../message.rules.ts";

/** What a host can leave open in a text, and what it is filled with. */
export const PLACEHOLDERS = {
  guest_first_name: "the guest's first name",
  host_first_name: "your first name",
  listing: "the listing's title",
  check_in: "the check-in day",
  check_out: "the check-out day",
  check_in_time: "from when guests can check in",
  check_out_time: "until when guests check out",
  guests: "how many guests are coming",
  address: "the address, after booking",
  door_code: "the door code, while the arrival guide is open",
  wifi: "the Wi-Fi name and password, while the arrival guide is open",
  parking: "where to park, while the arrival guide is open",
  check_in_steps: "how to get in, while the arrival guide is open",
} as const;

/** Left in the message as they are, and filled in when it is read: codes are in no stored message and no email. */
const FILLED_WHEN_READ = { door_code: "{door_code}", wifi: "{wifi}", parking: "{parking}", check_in_steps: "{check_in_steps}" };

export type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Record<Exclude<Placeholder, keyof typeof FILLED_WHEN_READ>, string>;

const NAMES = Object.keys(PLACEHOLDERS) as Placeholder[];
const IN_BRACES = /\{([^{}]*)\}/g;

/** "{guest_first_name}, {listing}, …" */
export const placeholderList: string = NAMES.map((name) => `{${name}}`).join(", ");

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** What stands in braces and has no value, as it is written. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].flatMap(([whole, name = ""]) => (isPlaceholder(name) ? [] : [whole]))),
];

/** The text with its placeholders filled in, once: what is filled in is never read again. No longer than a message may be. */
export function fillPlaceholders(text: string, given: PlaceholderValues): string {
  const values: Record<Placeholder, string> = { ...FILLED_WHEN_READ, ...given };
  const filled = text.replaceAll(IN_BRACES, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
  return [...filled].slice(0, LONGEST_MESSAGE).join("");
}
