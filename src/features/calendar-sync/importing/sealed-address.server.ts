import type { Ctx } from "../../../platform/context.server.ts";
import { fingerprint, seal, unseal } from "../../../platform/sealed.server.ts";
import { shownAddress } from "../calendar-address.ts";

const PURPOSE = "calendar addresses";

/** How an address is kept: unreadable but for us, comparable, as the host sees it, and with the site that it is at. */
export const sealedAddress = ({ config }: Ctx, address: string) => ({
  sealedAddress: seal(config, PURPOSE, address),
  addressHash: fingerprint(config, PURPOSE, address),
  shownAddress: shownAddress(address),
  site: new URL(address).hostname,
});

/** Null if the product's secret is another one now. */
export const openAddress = ({ config }: Ctx, calendar: { sealedAddress: string }): string | null =>
  unseal(config, PURPOSE, calendar.sealedAddress);
