import type { CharterChoice } from "../../src/features/charters/index.ts";
import { quoteCharter } from "../../src/features/charters/index.server.ts";
import { holdTogether, myCheckoutAt, reserveDates } from "../../src/features/bookings/index.server.ts";
import { startCheckout } from "../../src/features/bookings/checkout/start-checkout.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { newKey } from "./bookings.ts";
import { type Person, visitOf } from "./people.ts";

export const LICENSE = { licenseKind: "ICC", licenseNumber: "204518", licenseCountry: "Croatia" };
const NO_LICENSE = { licenseKind: "", licenseNumber: "", licenseCountry: "" };

export type CharterWish = Partial<CharterChoice> & { listingId: string; packageId: string };

/** Half a day with a captain on July 20, 2027, unless told otherwise, at today's price. */
async function wished(services: Services, guest: Person, { listingId, ...given }: CharterWish) {
  const visit = await visitOf(services, guest);
  const choice = { day: "2027-07-20", start: "08:00", crew: "captained" as const, guests: 2, extras: [], ...given };
  const own = await myCheckoutAt(visit, listingId);
  const { quote } = await quoteCharter(visit, listingId, choice, own?.id);
  const license = choice.crew === "bareboat" ? LICENSE : NO_LICENSE;
  return { visit, input: { listingId, ...choice, ...license, totalCents: quote.total.cents, key: newKey() } };
}

/** The guest books it, as the page would. The id of the booking. */
export async function bookCharter(services: Services, guest: Person, wish: CharterWish): Promise<string> {
  const { visit, input } = await wished(services, guest, wish);
  return (await reserveDates(visit, input)).bookingId;
}

/** The guest begins to pay for it. The id of the checkout. */
export async function startCharter(services: Services, guest: Person, wish: CharterWish): Promise<string> {
  const { visit, input } = await wished(services, guest, wish);
  return (await startCheckout(visit, { ...input, acceptsRules: "yes", message: "" })).checkoutId;
}

/** The guest holds it for later, by itself or with what they hold already. */
export async function holdCharterWith(services: Services, guest: Person, wish: CharterWish, withId?: string): Promise<string> {
  const { visit, input } = await wished(services, guest, wish);
  return (await holdTogether(visit, { ...input, acceptsRules: "yes", message: "" }, withId)).checkoutId;
}
