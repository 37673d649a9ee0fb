import type { Config } from "../../../platform/config.server.ts";

/** The site that guests are sent to for paying, where it isn't ours: a page whose form leads there has to name it. */
export const paymentSite = ({ payments }: Pick<Config, "payments">): string | null =>
  payments.kind === "stripe" ? "https://checkout.stripe.com" : null;
