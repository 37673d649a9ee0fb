import type { Config } from "../../../platform/config.server.ts";

/** The site that guests are sent to for paying, where it isn't ours: a page whose form leads there has to name it. */
export const paymentSite = ({ payments }: Pick<Config, "payments">): string | null =>
  payments.kind === "stripe" ? "https://checkout.stripe.com" : null;

/** Whether somebody pays this much through a provider, before it is theirs; else the operator takes the money elsewhere, or there is none to take. */
export const isPaidHere = ({ config }: { config: Pick<Config, "payments"> }, cents: number): boolean =>
  config.payments.kind !== "recorded" && cents > 0;
