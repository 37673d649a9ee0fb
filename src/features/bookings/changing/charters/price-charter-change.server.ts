import type { Ctx } from "../../../../platform/context.server.ts";
import { serviceFeeOf } from "../../../availability/index.ts";
import type { CharterQuote, FreeStart } from "../../../charters/index.ts";
import { quoteCharterTerms } from "../../../charters/index.server.ts";
import type { StayTerms } from "../../../listings/index.server.ts";
import { bookingError } from "../../booking.errors.ts";
import { licenseOf, requireLicense } from "../../charters/offered-charter.server.ts";
import type { CharterWish } from "../../charters/charter-input.schema.ts";
import { refusePets } from "../../reserving/refuse-pets.server.ts";
import { isSameParty, type PricedStay, wantedParty } from "../change.rules.ts";
import type { Changeable } from "../changeable.server.ts";

type License = Pick<CharterWish, "licenseKind" | "licenseNumber" | "licenseCountry">;
/** Whoever only looks at the price needn't say their license yet. */
export type AskedCharter = Omit<CharterWish, keyof License> & Partial<License>;

/**
 * The charter that a booking becomes, with its price: what stays as booked keeps its price, and a start that the host suggests instead never costs more. The service
 * fee can't be refunded: it falls only where the host suggests the change.
 */
export async function priceCharterChange(ctx: Ctx, booking: Changeable, terms: StayTerms, asked: AskedCharter): Promise<PricedStay> {
  const wish = { ...asked, ...licenseOn(booking, asked) };
  const party = wantedParty(booking, asked);
  if (party.pets > booking.pets) refusePets(terms, party.pets);
  if (asked.licenseKind !== undefined) requireLicense(terms, wish);
  // A boat may have moved since: its booking goes on in the zone in which it was booked.
  const there = { listingId: booking.propertyId, timeZone: booking.timeZone };
  const { quote: charter, offered } = await quoteCharterTerms(ctx, there, wish, { id: booking.id, start: startOf(booking) });
  if (isAsBooked(booking, charter, asked) && isSameParty(booking, party)) throw bookingError("nothing_changed");
  const charterCents = tripCents(booking, charter, asked);
  const extraCents = extrasCents(booking, charter, asked);
  const serviceFee = Math.max(serviceFeeOf(charterCents), booking.side === "guest" ? booking.serviceFee : 0);
  return {
    checkIn: charter.checkIn,
    checkOut: charter.checkOut,
    ...party,
    nightlyPrices: [],
    listedPrices: [],
    lineLabels: [],
    lineCents: [],
    fillsGap: false,
    cleaningFee: 0,
    serviceFee,
    totalPrice: extraCents.reduce((sum, cents) => sum + cents, charterCents + serviceFee),
    packageId: offered.id,
    packageName: charter.packageName,
    crew: asked.crew,
    charterCents,
    extraLabels: charter.extras.map(({ label }) => label),
    extraCents,
    prepareMinutes: offered.prepareMinutes,
    seats: charter.seats ?? 0,
    beginsPlace: charter.beginsPlace,
    endsPlace: charter.endsPlace,
    ...licenseOf(wish),
    checkInTime: charter.startsAt,
    checkOutTime: charter.returnsAt,
    beginsAt: new Date(charter.beginsAt),
    endsAt: new Date(charter.endsAt),
  };
}

/** What isn't mentioned of a license is what is known. */
const licenseOn = (booked: Changeable, asked: AskedCharter): License => ({
  licenseKind: asked.licenseKind || (booked.licenseKind ?? ""),
  licenseNumber: asked.licenseNumber || (booked.licenseNumber ?? ""),
  licenseCountry: asked.licenseCountry || (booked.licenseCountry ?? ""),
});

function startOf({ packageId, checkIn, checkInTime, beginsAt, endsAt }: Changeable): FreeStart | undefined {
  if (packageId === null) return undefined;
  return { packageId, day: checkIn, start: checkInTime, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString(), seatsLeft: null };
}

const isSameKind = ({ packageId, crew }: Changeable, asked: AskedCharter): boolean => packageId === asked.packageId && crew === asked.crew;

function isAsBooked(booking: Changeable, charter: CharterQuote, asked: AskedCharter): boolean {
  const labels = charter.extras.map(({ label }) => label);
  return (
    isSameKind(booking, asked) &&
    booking.beginsAt.getTime() === Date.parse(charter.beginsAt) &&
    labels.toSorted().join("\n") === booking.extraLabels.toSorted().join("\n")
  );
}

/** On the day that was booked it costs what it did. */
function tripCents(booking: Changeable, charter: CharterQuote, asked: AskedCharter): number {
  const booked = (booking.charterCents / Math.max(1, booking.seats)) * (charter.seats ?? 1);
  if (!isSameKind(booking, asked)) return charter.charterCents;
  if (booking.checkIn === asked.day) return booked;
  return booking.side === "host" ? Math.min(booked, charter.charterCents) : charter.charterCents;
}

/** What was booked with it costs what it did, for as many and as long. */
function extrasCents(booking: Changeable, { extras, beginsAt, endsAt }: CharterQuote, asked: AskedCharter): number[] {
  const length = Date.parse(endsAt) - Date.parse(beginsAt);
  const isAsMuch = booking.guests === asked.guests && booking.endsAt.getTime() - booking.beginsAt.getTime() === length;
  const booked = new Map(booking.extraLabels.map((label, index) => [label, booking.extraCents[index] ?? 0]));
  return extras.map(({ label, cents }) => (isAsMuch && isSameKind(booking, asked) ? (booked.get(label) ?? cents) : cents));
}
