export type CheckoutMode = "instant" | "request" | "offer";
/** An open checkout holds its nights: while its guest pays, and on request until the host answers. `cancelled`: its host cancelled the departure meanwhile. */
export type CheckoutState = "holding" | "asked" | "booked" | "lapsed" | "abandoned" | "declined" | "withdrawn" | "refused" | "cancelled";
