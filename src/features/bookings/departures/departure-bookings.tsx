import { href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { partyInWords } from "../booking-words.ts";
import { MessageAction } from "../trips/booking-actions.tsx";
import type { DepartureBooking, DepartureView } from "./departure.schema.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** Who is on board, each with their booking and their conversation, and what it comes to. */
export function DepartureBookings({ departure: { bookings, totals } }: { departure: DepartureView }) {
  return (
    <Section title="Bookings" id="bookings">
      {bookings.length === 0 ? (
        <p className="text-muted">No one has booked this departure yet.</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {bookings.map((booking) => (
            <li key={booking.id} className="grid items-center gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
              <BookingOnBoard booking={booking} />
              <MessageAction bookingId={booking.id} label="Message guest" />
            </li>
          ))}
        </ul>
      )}
      {totals.bookings > 0 && (
        <dl className="numbers grid gap-2 border-t border-line pt-4">
          <Row label="Guests on board" value={String(totals.guests)} />
          <Row label="Guests paid" value={dollars(totals.paidCents)} />
          <Row label="You earn" value={dollars(totals.payoutCents)} isStrong />
        </dl>
      )}
    </Section>
  );
}

function BookingOnBoard({ booking }: { booking: DepartureBooking }) {
  const { id: bookingId, guest, phase, isNoShow, payoutCents, refundCents, reservationId } = booking;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={guest.fullName} url={guest.avatarUrl} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link to={href("/host/bookings/:bookingId", { bookingId })} className="link">
            <bdi>{guest.fullName}</bdi>
          </Link>
          {isNoShow && <span className="text-brick"> · No-show</span>}
          {phase === "cancelled" && <span className="text-brick"> · Cancelled</span>}
        </p>
        <p className="numbers text-sm wrap-anywhere text-muted">
          {partyInWords(booking)} · {phase === "cancelled" ? `${dollars(refundCents)} refunded` : `${dollars(payoutCents)} payout`}
        </p>
        <p className="numbers flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{reservationId}</span>
          {guest.phone && <PhoneLink phone={guest.phone} />}
        </p>
        {!isNoShow && (phase === "current" || phase === "past") && (
          <p className="text-sm">
            <Link to={`${href("/host/bookings/:bookingId", { bookingId })}#no-show`} className="link">
              Didn't show up?
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="link whitespace-nowrap">
    {phone}
  </a>
);

const Row = ({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${isStrong ? "font-semibold" : ""}`}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
