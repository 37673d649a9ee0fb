/** What a guest reads when a payment didn't work. */
const FAILURES: Record<string, string> = {
  declined: "Your card was declined. Please try another card.",
  insufficient_funds: "Your card doesn't have enough funds. Please try another card.",
  expired_card: "Your card has expired. Please try another card.",
  authentication_required: "Your bank couldn't confirm that it's you. Please try again.",
  processing: "Your bank couldn't process the payment. Please try again.",
};

export const failureInWords = (code: string): string => FAILURES[code] ?? "The payment didn't work. Please try again, or use another card.";
