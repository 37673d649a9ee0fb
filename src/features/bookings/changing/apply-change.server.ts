import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { departureFor, packageOf } from "../../charters/index.server.ts";
import { payForChange, refundPayments } from "../../payments/index.server.ts";
import { bookingChanged } from "../booking.facts.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { payableAt, type Priced } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import { findUnclosedRequest } from "./change.queries.server.ts";
import { beginOf, endOf, type PricedStay, type Side } from "./change.rules.ts";
import { changedCharter } from "./charters/changed-charter.server.ts";
import { closeRequest } from "./close-request.server.ts";
import { nameTaken } from "./name-taken.server.ts";

/**
 * Makes a locked booking this stay or charter: its time, price and ledger at once. The database refuses what is held. Zone, policy, the times of nights and the
 * rules of their price stay as they were when it was booked. A change that somebody still asks for is over.
 */
export async function applyChange(tx: Ctx, booking: BookingRow, wanted: PricedStay, how: { wasApproved: boolean; askedBy: Side }) {
  const bookingId = booking.id;
  const change = booking.changes + 1;
  const departureId = await departureOf(tx, booking, wanted);
  await nameTaken(wanted, () =>
    tx.db
      .update(bookings)
      .set({ ...columnsOf(booking, wanted), departureId, changes: change, changedAt: tx.clock.now() })
      .where(eq(bookings.id, bookingId)),
  );
  const asked = await findUnclosedRequest(tx, bookingId);
  if (asked) await closeRequest(tx, asked.id, "overtaken");
  const moved = await payForChange(tx, bookingId, change, sharesOfRow(booking), sharesOfRow(wanted));
  await refundPayments(tx, bookingId, Math.max(0, moved));
  await recordFact(tx, bookingChanged, { bookingId, former: stayFact(booking, booking), current: stayFact(booking, wanted), ...how });
}

/** The former price and stay give way to these alone. */
const columnsOf = (booking: BookingRow, wanted: PricedStay) => ({
  checkIn: wanted.checkIn,
  checkOut: wanted.checkOut,
  checkInTime: wanted.checkInTime ?? booking.checkInTime,
  checkOutTime: wanted.checkOutTime ?? booking.checkOutTime,
  beginsAt: beginOf(booking, wanted),
  endsAt: endOf(booking, wanted),
  payableAt: payableAt(booking.timeZone, wanted.checkIn),
  guests: wanted.guests,
  children: wanted.children,
  infants: wanted.infants,
  pets: wanted.pets,
  nightlyPrices: wanted.nightlyPrices,
  listedPrices: wanted.listedPrices,
  lineLabels: wanted.lineLabels,
  lineCents: wanted.lineCents,
  cleaningFee: wanted.cleaningFee,
  serviceFee: wanted.serviceFee,
  totalPrice: wanted.totalPrice,
  fillsGap: wanted.fillsGap,
  packageId: wanted.packageId,
  packageName: wanted.packageName,
  crew: wanted.crew,
  charterCents: wanted.charterCents,
  extraLabels: wanted.extraLabels,
  extraCents: wanted.extraCents,
  prepareMinutes: wanted.prepareMinutes,
  seats: wanted.seats,
  beginsPlace: wanted.beginsPlace,
  endsPlace: wanted.endsPlace,
  licenseKind: wanted.licenseKind,
  licenseNumber: wanted.licenseNumber,
  licenseCountry: wanted.licenseCountry,
});

async function departureOf(
  tx: Ctx,
  { propertyId }: BookingRow,
  { packageId, seats, beginsAt, endsAt }: PricedStay,
): Promise<string | null> {
  if (packageId === null || seats === 0 || !beginsAt || !endsAt) return null;
  return departureFor(tx, propertyId, await packageOf(tx, packageId), { beginsAt, endsAt });
}

const sharesOfRow = ({ totalPrice, cleaningFee, serviceFee }: Priced & { totalPrice: number }) => ({
  payoutDue: totalPrice - cleaningFee - serviceFee,
  cleaningFee,
  serviceFee,
});

function stayFact(booking: BookingRow, stay: PricedStay) {
  const { checkIn, checkOut, guests, children, infants, pets, totalPrice } = stay;
  return { checkIn, checkOut, guests, children, infants, pets, totalCents: totalPrice, charter: changedCharter(booking, stay) };
}
