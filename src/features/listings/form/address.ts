import type { ListingValues } from "./listing-values.ts";

const PARTS = ["streetAddress", "city", "state", "zipCode", "country"] as const;
export type Address = Record<(typeof PARTS)[number], string>;

export const addressOf = (read: (part: string) => string | undefined): Address =>
  Object.fromEntries(PARTS.map((part) => [part, read(part) ?? ""])) as Address;

/** As a line each, for a hidden field; and back from there. */
export const linesOfAddress = (address: Address): string => PARTS.map((part) => address[part]).join("\n");

/** The address that the pin was put for: as the draft tells, else the one that it came with. */
export function addressOfPin({ pinAddress, ...values }: ListingValues): Address {
  const lines = pinAddress?.split("\n");
  return addressOf((part) => (lines ? lines[PARTS.indexOf(part as keyof Address)] : values[part]));
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Whether something that was said then is said differently now; what was left out then may be added. */
export const isOtherAddress = (then: Address, now: Address): boolean =>
  PARTS.some((part) => plain(then[part]) !== "" && plain(then[part]) !== plain(now[part]));
