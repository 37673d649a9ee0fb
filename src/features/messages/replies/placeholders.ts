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
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Record<Placeholder, string>;

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
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const filled = text.replaceAll(IN_BRACES, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
  return [...filled].slice(0, LONGEST_MESSAGE).join("");
}
