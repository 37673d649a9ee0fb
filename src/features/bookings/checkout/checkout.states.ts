export type CheckoutMode = "instant" | "request" | "offer";
/** An open checkout holds its nights: while its guest pays, and on request until the host answers. */
export const OPEN_STATES = ["holding", "asked"] as const;
export type CheckoutState = (typeof OPEN_STATES)[number] | "booked" | "lapsed" | "abandoned" | "declined" | "withdrawn" | "refused";
