import type { ListingValues } from "../listing-values.ts";

const PARTS = ["streetAddress", "city", "state", "zipCode", "country"] as const;
export type Address = Record<(typeof PARTS)[number], string>;

export const addressOf = (read: (part: string) => string | undefined): Address =>
  Object.fromEntries(PARTS.map((part) => [part, read(part) ?? ""])) as Address;

/** One line per part, for a hidden field, and back. */
export const linesOfAddress = (address: Address): string => PARTS.map((part) => address[part]).join("\n");

/** The address that the pin was placed for: from the draft, else the listing's own. */
export function addressOfPin({ pinAddress, ...values }: ListingValues): Address {
  const lines = pinAddress?.split("\n");
  return addressOf((part) => (lines ? lines[PARTS.indexOf(part as keyof Address)] : values[part]));
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Whether a part that was given then differs now; filling in an empty part is no change. */
export const isOtherAddress = (then: Address, now: Address): boolean =>
  PARTS.some((part) => plain(then[part]) !== "" && plain(then[part]) !== plain(now[part]));
