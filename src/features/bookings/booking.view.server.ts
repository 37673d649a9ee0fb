import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import type { Contact } from "../accounts/index.ts";
import { contactsOf } from "../accounts/index.server.ts";
import type { Location } from "../listings/index.ts";
import { readStayPlace } from "../listings/index.server.ts";
import { paidFor } from "../payments/index.server.ts";
import { bookingError } from "./booking.errors.ts";
import { type BookingRow, findBooking } from "./booking.queries.server.ts";
import { charterOf } from "./charters/charter-of.server.ts";
import { daysLeft, phaseOf, quoteOf, refundDeadline } from "./booking.rules.ts";
import { refundNow } from "./cancelling/end-booking.server.ts";
import { changedCharter } from "./changing/charters/changed-charter.server.ts";
import { findOpenRequest, type RequestRow } from "./changing/change.queries.server.ts";
import { approverOf, freeChangesUntil } from "./changing/change.rules.ts";
import type { ChangeRequestView } from "./changing/change.schema.ts";
import type { BookingView } from "./booking.schema.ts";
import { directionsLink } from "./trips/directions-link.ts";
import { bookingPolicy } from "./booking.policy.ts";

type Role = BookingView["viewer"]["role"];

/** A booking for its guest, its host or support, whose look is in the audit trail; anyone else gets "not found". */
export async function readBooking(ctx: Ctx, bookingId: string): Promise<BookingView> {
  const booking = await admit(ctx, bookingPolicy, "read", () => findBooking(ctx, bookingId));
  return bookingView(ctx, booking, bookingPolicy.sideOf(ctx.actor, booking) ?? "support");
}

export async function bookingView(ctx: Ctx, row: BookingRow, role: Role): Promise<BookingView> {
  // The exact place and contact details are shared only while the booking is confirmed.
  const isShared = row.status === "confirmed" || role === "support";
  const place = await readStayPlace(ctx, row.propertyId, { isExact: isShared || role === "host" });
  const people = await contactsOf(ctx, [row.guestId, row.hostId]);
  const [guest, host] = [people.get(row.guestId), people.get(row.hostId)];
  if (!place || !guest || !host) throw bookingError("booking_not_found");
  const now = ctx.clock.now();
  const left = daysLeft(row, now);
  const paid = role === "guest" ? await paidFor(ctx, row.id) : [];
  const request = phaseOf(row, now) === "upcoming" ? await findOpenRequest(ctx, row.id) : null;
  return {
    ...summaryFields(row, now),
    daysLeft: left,
    directions: left === null ? null : directionsTo(ctx, place.location),
    listing: place,
    quote: quoteOf(row),
    cancellationPolicy: row.cancellationPolicy,
    timeZone: row.timeZone,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    changes: row.changes,
    changedAt: row.changedAt?.toISOString() ?? null,
    changeRequest: request && requestView(row, request),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    paymentDueBy: row.paymentDueBy?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    noShowAt: row.noShowAt?.toISOString() ?? null,
    license: licenseOf(row),
    guest: isShared ? guest : unreachable(guest),
    host: isShared ? host : unreachable(host),
    payments: paid.map((each) => ({ ...each, paidAt: each.paidAt.toISOString() })),
    viewer: { role, cancelling: await cancellingOf(ctx, row, role, now), changing: changingOf(row, role, now) },
  };
}

function licenseOf({ licenseKind, licenseNumber, licenseCountry }: BookingRow): BookingView["license"] {
  if (licenseKind === null) return null;
  return { kind: licenseKind, number: licenseNumber ?? "", country: licenseCountry ?? "" };
}

export const directionsTo = ({ request }: Ctx, exact: Location): string => directionsLink(exact, request?.userAgent ?? "");

const unreachable = (contact: Contact): Contact => ({ ...contact, email: "", phone: "" });

export const summaryFields = (row: BookingRow, now: Date) => ({
  id: row.id,
  reservationId: row.reservationId,
  phase: phaseOf(row, now),
  checkIn: row.checkIn,
  checkOut: row.checkOut,
  guests: row.guests,
  children: row.children,
  infants: row.infants,
  pets: row.pets,
  totalCents: row.totalPrice,
  refundCents: row.refund,
  charter: charterOf(row),
});

async function cancellingOf(ctx: Ctx, row: BookingRow, role: Role, now: Date): Promise<BookingView["viewer"]["cancelling"]> {
  if (role === "support" || phaseOf(row, now) !== "upcoming") return null;
  const { payoutDue, cleaningFee, serviceFee } = await refundNow(ctx, row, role);
  const deadline = refundDeadline(row);
  return {
    refundCents: payoutDue + cleaningFee + serviceFee,
    betterUntil: role === "guest" && now <= deadline ? deadline.toISOString() : null,
  };
}

function changingOf(row: BookingRow, role: Role, now: Date): BookingView["viewer"]["changing"] {
  if (role === "support" || phaseOf(row, now) !== "upcoming") return null;
  return { freeUntil: approverOf(role, row, now) ? null : (freeChangesUntil(row)?.toISOString() ?? null) };
}

const requestView = (row: BookingRow, request: RequestRow): ChangeRequestView => ({
  id: request.id,
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  guests: request.guests,
  children: request.children,
  infants: request.infants,
  pets: request.pets,
  charter: changedCharter(row, request),
  totalCents: request.totalPrice,
  quote: quoteOf(request),
  differenceCents: request.totalPrice - row.totalPrice,
  payoutDifferenceCents: request.totalPrice - request.serviceFee - (row.totalPrice - row.serviceFee),
  askedBy: request.askedBy,
  askedAt: request.askedAt.toISOString(),
  approvedAt: request.approvedAt?.toISOString() ?? null,
  lapsesAt: request.lapsesAt.toISOString(),
});
