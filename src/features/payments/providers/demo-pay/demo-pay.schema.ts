import { z } from "zod";
import type { Money } from "../../../../platform/money.ts";
import type { FailureCode } from "../payment-provider.ts";
import { demoCardOf } from "./demo-cards.ts";

export const DemoCardInput = z.object({
  number: z
    .string()
    .trim()
    .max(40)
    .refine((number) => demoCardOf(number) !== undefined, "Demo Pay takes only its test cards. Pick one from the list."),
  expiry: z
    .string()
    .trim()
    .regex(/^(0?[1-9]|1[0-2]) ?\/? ?(20)?\d{2}$/, "Enter a month and a year, such as 12/30."),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, "Enter the 3 digits on the back of the card."),
});
export type DemoCardInput = z.infer<typeof DemoCardInput>;

/** The month after the last one in which the card is good. */
export function endOfExpiry(expiry: string): Date {
  const [, month = "", year = ""] = /^(\d{1,2})\D*(?:20)?(\d{2})$/.exec(expiry.replace(/^(\d{2})(\d{2}|20\d{2})$/, "$1/$2")) ?? [];
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1));
}

export const DemoAnswerInput = z.object({ answer: z.enum(["yes", "no"]) });

/** `paid`: done, whatever became of it since. `over`: it can't be paid anymore. */
export type DemoPaymentView = {
  label: string;
  amount: Money;
  step: "card" | "confirm" | "paid" | "over";
  returnTo: string;
  cancelTo: string;
};

export type DemoPayOutcome = { kind: "paid" } | { kind: "confirm" } | { kind: "declined"; code: FailureCode };
