import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import type { CharterPackage, CharterQuote } from "../../charters/index.ts";
import { departureFor, quoteCharterTerms } from "../../charters/index.server.ts";
import { stayTerms, type StayTerms } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { offerPolicy } from "../booking.policy.ts";
import { payableAt } from "../booking.rules.ts";
import { refusePets } from "../reserving/refuse-pets.server.ts";
import type { CharterWish, ReserveCharterInput } from "./charter-input.schema.ts";
import { needsLicense } from "./charter-booking.rules.ts";

export type CharterOffer = { terms: StayTerms; charter: CharterQuote; offered: CharterPackage };
type Wish = Omit<ReserveCharterInput, "key">;

/** The boat's terms, and the price and times of this charter, if it is on offer to this guest as it was shown. Whoever steers themselves says what they may steer it by. */
export async function requireCharter(ctx: Ctx, input: Wish): Promise<CharterOffer> {
  const terms = await admit(ctx, offerPolicy, "reserve", () => stayTerms(ctx, input.listingId));
  refusePets(terms, input.pets);
  requireLicense(terms, input);
  const { quote: charter, offered } = await quoteCharterTerms(ctx, terms, input);
  if (charter.quote.total.cents !== input.totalCents) throw bookingError("price_changed", { data: { quote: charter.quote } });
  return { terms, charter, offered };
}

/** Whoever steers themselves says what they may steer it by. */
export function requireLicense(
  { licenceNeeded }: Pick<StayTerms, "licenceNeeded">,
  { crew, licenseKind, licenseNumber, licenseCountry }: CharterWish,
): void {
  if (!needsLicense(crew, licenceNeeded)) return;
  const given = { licenseKind, licenseNumber, licenseCountry };
  const missing = Object.entries(given).filter(([, value]) => value === "");
  if (missing.length === 0) return;
  throw bookingError("license_needed", {
    fields: Object.fromEntries(missing.map(([name]) => [name, "Needed to steer the boat yourself"])),
  });
}

/** What is kept of it: nothing where there is a captain. */
export function licenseOf({ crew, licenseKind, licenseNumber, licenseCountry }: CharterWish) {
  const isBareboat = crew === "bareboat";
  return {
    licenseKind: isBareboat ? licenseKind || null : null,
    licenseNumber: isBareboat ? licenseNumber || null : null,
    licenseCountry: isBareboat ? licenseCountry || null : null,
  };
}

/** The charter with its price and terms, as a booking and a checkout keep it; its seats are of the departure at its start. */
export async function charterRow(tx: Ctx, input: Wish, guestId: string, { terms, charter, offered }: CharterOffer) {
  const { listingId, hostId, timeZone, cancellationPolicy } = terms;
  const { guests, children, infants, pets, crew } = input;
  const [beginsAt, endsAt] = [new Date(charter.beginsAt), new Date(charter.endsAt)];
  return {
    propertyId: listingId,
    guestId,
    hostId,
    checkIn: charter.checkIn,
    checkOut: charter.checkOut,
    guests,
    children,
    infants,
    pets,
    nightlyPrices: [],
    cleaningFee: 0,
    serviceFee: charter.quote.serviceFee.cents,
    totalPrice: charter.quote.total.cents,
    packageId: offered.id,
    packageName: charter.packageName,
    crew,
    charterCents: charter.charterCents,
    extraLabels: charter.extras.map(({ label }) => label),
    extraCents: charter.extras.map(({ cents }) => cents),
    prepareMinutes: offered.prepareMinutes,
    departureId: await departureFor(tx, listingId, offered, { beginsAt, endsAt }),
    seats: charter.seats ?? 0,
    beginsPlace: charter.beginsPlace,
    endsPlace: charter.endsPlace,
    ...licenseOf(input),
    cancellationPolicy,
    timeZone,
    checkInTime: charter.startsAt,
    checkOutTime: charter.returnsAt,
    beginsAt,
    endsAt,
    payableAt: payableAt(timeZone, charter.checkIn),
    createdAt: tx.clock.now(),
  };
}
