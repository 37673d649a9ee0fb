import { Download } from "lucide-react";
import { href, Link } from "react-router";
import { dayInWords } from "../../platform/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { stayInWords } from "../availability/index.ts";
import type { Earning } from "../bookings/index.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** One earning; it expands to show how the payout adds up, and its receipt. */
export function EarningRow({ earning }: { earning: Earning }) {
  const { listingTitle, guestName, payout, status, isCancelled, amount, serviceFee, taxes, payoutDate, reservationId, bookingId } = earning;
  return (
    <details className="card group">
      <summary className="flex min-h-16 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{listingTitle}</span>
          <span className="numbers block text-sm text-muted">
            {stayInWords(earning)} · {guestName}
            {isCancelled && " · cancelled"}
          </span>
        </span>
        <span className="flex items-center gap-4">
          <StatusMark status={status} />
          <span className="numbers font-semibold">{dollars(payout)}</span>
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line px-5 py-5 sm:grid-cols-2">
        <dl className="numbers grid content-start gap-2">
          <Row label="Guest paid" value={dollars(amount)} />
          <Row label="Service fee" value={`−${dollars(serviceFee)}`} />
          <Row label="Taxes" value={taxes === 0 ? dollars(0) : `−${dollars(taxes)}`} />
          <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>Payout</dt>
            <dd>{dollars(payout)}</dd>
          </div>
        </dl>
        <div className="grid content-start justify-items-start gap-2">
          <p className="text-muted">
            {status === "paid" ? "Paid out on" : "Will be paid out on"} {dayInWords(payoutDate)}.
          </p>
          <Link to={href("/bookings/:bookingId", { bookingId })} className="link inline-flex min-h-11 items-center">
            Booking {reservationId}
          </Link>
          <a href={href("/host/earnings/:bookingId/receipt.pdf", { bookingId })} className="link inline-flex min-h-11 items-center gap-2">
            <Download aria-hidden className="size-4" /> Download Receipt
          </a>
        </div>
      </div>
    </details>
  );
}

const StatusMark = ({ status }: { status: Earning["status"] }) => (
  <span
    className={`rounded-full px-3 py-1 text-sm font-semibold ${status === "paid" ? "bg-moss-wash text-moss" : "bg-sand-deep text-muted"}`}
  >
    {status === "paid" ? "Paid" : "Pending"}
  </span>
);

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
