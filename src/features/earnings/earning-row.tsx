import { fileHref } from "../../platform/file-paths.ts";
import { ChevronDown, Download } from "../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { dayInWords } from "../../platform/words/day-words.ts";
import { formatLine, formatMoney, money } from "../../platform/money.ts";
import { useFormats } from "../../ui/time/use-formats.ts";
import { countOf, whenInWords } from "../availability/index.ts";
import type { Earning } from "../bookings/index.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** One earning; it expands to show how the payout adds up, and its receipt. */
export function EarningRow({ earning }: { earning: Earning }) {
  const { listingTitle, guestName, payout, status, isCancelled, payoutDate, reservationId, bookingId } = earning;
  return (
    <details className="group">
      <summary className="flex min-h-16 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{listingTitle}</span>
          <span className="numbers block text-sm text-muted">
            {whenInWords(earning, useFormats())} · <bdi>{guestName}</bdi>
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
        <Breakdown earning={earning} />
        <div className="grid content-start justify-items-start gap-2">
          <p className="text-muted">
            {status === "paid" ? "Paid out on" : "Will be paid out on"} {dayInWords(payoutDate)}
            {status === "upcoming" && !isCancelled && ", unless the booking changes"}.
          </p>
          <Link to={href("/host/bookings/:bookingId", { bookingId })} className="link inline-flex min-h-11 items-center">
            Booking {reservationId}
          </Link>
          <a
            href={fileHref("/host/earnings/:bookingId/receipt.pdf", { bookingId })}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <Download aria-hidden className="size-4" /> {status === "paid" ? "Download Receipt" : "Download Statement"}
          </a>
        </div>
      </div>
    </details>
  );
}

/** From the prices of the nights, or of the charter and its extras, to what the host gets. */
function Breakdown({ earning: { price, refund, amount, serviceFee, taxes, payout } }: { earning: Earning }) {
  return (
    <dl className="numbers grid content-start gap-2">
      {price.nights > 0 && <Row label={countOf(price.nights, "night")} value={dollars(price.nightly)} />}
      {price.lines.map(({ label, amount: cents }) => (
        <Row key={label} label={label} value={signed(cents)} />
      ))}
      {price.nights > 0 && <Row label="Cleaning fee" value={dollars(price.cleaningFee)} />}
      <Row label="Service fee charged to the guest" value={dollars(price.serviceFee)} />
      {refund > 0 && <Row label="Refunded to the guest" value={signed(-refund)} />}
      <Row label="Guest paid" value={dollars(amount)} />
      <Row label="Service fee" value={signed(-serviceFee)} />
      <Row label="Taxes" value={signed(-taxes)} />
      <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>Payout</dt>
        <dd>{dollars(payout)}</dd>
      </div>
    </dl>
  );
}

const signed = (cents: number) => formatLine(money(cents));

const MARKS: Record<Earning["status"], { label: string; look: string }> = {
  paid: { label: "Paid", look: "bg-moss-wash text-moss" },
  pending: { label: "Pending", look: "bg-sea-wash text-sea" },
  upcoming: { label: "Upcoming", look: "bg-sand-deep text-muted" },
};

function StatusMark({ earning: { status } }: { earning: Earning }) {
  const { label, look } = MARKS[status];
  return <span className={`rounded-full px-3 py-1 text-sm font-semibold ${look}`}>{label}</span>;
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
