import { ChevronDown, Download } from "lucide-react";
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
    <details className="group">
      <summary className="flex min-h-16 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{listingTitle}</span>
          <span className="numbers block text-sm text-muted">
            {stayInWords(earning)} · <bdi>{guestName}</bdi>
            {isCancelled && " · cancelled"}
          </span>
        </span>
        <span className="flex items-center gap-4">
          <StatusMark earning={earning} />
          <span className="numbers min-w-20 font-semibold sm:text-right">{dollars(payout)}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
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
            {status === "paid" ? "Paid out on" : "Will be paid out on"} {dayInWords(payoutDate)}
            {earning.isComing && ", unless the booking changes"}.
          </p>
          <Link to={href("/host/bookings/:bookingId", { bookingId })} className="link inline-flex min-h-11 items-center">
            Booking {reservationId}
          </Link>
          <a href={href("/host/earnings/:bookingId/receipt.pdf", { bookingId })} className="link inline-flex min-h-11 items-center gap-2">
            <Download aria-hidden className="size-4" /> {status === "paid" ? "Download Receipt" : "Download Statement"}
          </a>
        </div>
      </div>
    </details>
  );
}

const MARKS = {
  paid: { label: "Paid", look: "bg-moss-wash text-moss" },
  pending: { label: "Pending", look: "bg-sea-wash text-sea" },
  coming: { label: "Upcoming", look: "bg-sand-deep text-muted" },
};

function StatusMark({ earning: { status, isComing } }: { earning: Earning }) {
  const { label, look } = MARKS[isComing && status === "pending" ? "coming" : status];
  return <span className={`rounded-full px-3 py-1 text-sm font-semibold ${look}`}>{label}</span>;
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
