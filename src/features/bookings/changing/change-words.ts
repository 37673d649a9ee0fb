import { firstName } from "../../../platform/words/first-name.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import type { Side } from "./change.rules.ts";

const SAME_PRICE = "The price stays the same.";

/** `paid` once the change is made; the others while somebody thinks about it. */
const WORDS = {
  paid: { more: (sum: string) => `You paid ${sum} more.`, less: (sum: string) => `We'll refund ${sum}.`, same: SAME_PRICE },
  guest: { more: (sum: string) => `You'll pay ${sum} more.`, less: (sum: string) => `You'll get ${sum} back.`, same: SAME_PRICE },
  host: {
    more: (sum: string) => `Your payout will be ${sum} higher.`,
    less: (sum: string) => `Your payout will be ${sum} lower.`,
    same: "Your payout stays the same.",
  },
} as const;

/** What a change means for somebody's money. */
export function differenceInWords(cents: number, to: keyof typeof WORDS): string {
  const { more, less, same } = WORDS[to];
  if (cents === 0) return same;
  return (cents > 0 ? more : less)(formatMoney(money(Math.abs(cents))));
}

/** The same while the other side, who has this name, still decides. */
export function ifApproved(otherName: string, cents: number, to: Side): string {
  const words = differenceInWords(cents, to);
  return `If ${firstName(otherName)} ${to === "guest" ? "approves" : "accepts"}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Where its guest chooses other dates, or another start of a charter. */
export const changePath = (bookingId: string, isCharter: boolean): string => `/bookings/${bookingId}/${isCharter ? "start" : "change"}`;

/** What isn't held while somebody thinks about a change. */
export const notHeld = (charter: unknown): string => `We don't hold the new ${charter ? "time" : "nights"} meanwhile.`;
