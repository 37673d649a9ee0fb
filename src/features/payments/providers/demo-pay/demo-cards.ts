import type { FailureCode } from "../payment-provider.ts";

export type DemoCard = {
  number: string;
  brand: "Visa";
  /** What it does, as the page says it. */
  words: string;
  /** Why it doesn't pay. */
  refusal?: FailureCode;
  /** Whether the bank asks who pays. Saved after an answer, one that asks only the first time asks no more. */
  asks?: "first" | "always";
  /** Why it can't be charged later without its holder. */
  refusalLater?: FailureCode;
  isDisputed?: true;
  failsRefunds?: true;
};

const visa = (number: string, words: string, more: Partial<DemoCard> = {}): DemoCard => ({ number, brand: "Visa", words, ...more });

/** Stripe's well-known numbers, with what they do there. */
export const DEMO_CARDS: readonly DemoCard[] = [
  visa("4242 4242 4242 4242", "Pays"),
  visa("4000 0000 0000 0002", "Is declined", { refusal: "declined" }),
  visa("4000 0000 0000 9995", "Has too little money", { refusal: "insufficient_funds" }),
  visa("4000 0000 0000 0069", "Has expired", { refusal: "expired_card" }),
  visa("4000 0027 6000 3184", "Asks you to confirm, every time", { asks: "always", refusalLater: "authentication_required" }),
  visa("4000 0025 0000 3155", "Asks you to confirm, the first time", { asks: "first" }),
  visa("4000 0000 0000 0341", "Pays, and is declined at a later charge", { refusalLater: "declined" }),
  visa("4000 0000 0000 0259", "Pays, and is disputed a minute later", { isDisputed: true }),
  visa("4000 0000 0000 5126", "Pays, and can't be refunded", { failsRefunds: true }),
];

const digitsOf = (number: string) => number.replaceAll(/[\s-]/g, "");

export const demoCardOf = (number: string): DemoCard | undefined => DEMO_CARDS.find((card) => digitsOf(card.number) === digitsOf(number));

export const last4Of = ({ number }: DemoCard): string => number.slice(-4);

/** No two of them end alike. */
export const demoCardEnding = (last4: string | null): DemoCard | undefined => DEMO_CARDS.find((card) => last4Of(card) === last4);
