import { fileHref } from "../../../platform/file-paths.ts";
import { Download } from "../../../ui/icons/index.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { shortDate } from "../../../platform/words/day-words.ts";
import { formatLine, formatMoney, money } from "../../../platform/money.ts";
import type { HostBookingDetails } from "./details.schema.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** What the host gets for a booking, how it adds up, and when. */
export function PayoutCard({ details: { booking, earning } }: { details: HostBookingDetails }) {
  const { quote, phase, totalCents, refundCents } = booking;
  const [first] = quote.nights;
  const isEven = first && quote.nights.every(({ price }) => price.cents === first.price.cents);
  const nights = countOf(quote.nights.length, "night");
  return (
    <section aria-labelledby="earn" className="card grid gap-4 p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="earn" className="text-xl">
          You earn
        </h2>
        <p className="numbers font-serif text-2xl font-semibold">{dollars(earning.payout)}</p>
      </div>
      <dl className="numbers grid gap-2">
        {phase === "cancelled" ? (
          <>
            <Row label="Guest paid" value={dollars(totalCents)} />
            <Row label="Refunded" value={refundCents === 0 ? dollars(0) : `−${dollars(refundCents)}`} />
            {earning.serviceFee > 0 && <Row label="Service fee" value={`−${dollars(earning.serviceFee)}`} />}
          </>
        ) : (
          <>
            {first && (
              <Row
                label={isEven ? `${nights} × ${formatMoney(first.price)}` : nights}
                value={dollars(quote.nights.reduce((sum, { price }) => sum + price.cents, 0))}
              />
            )}
            {quote.lines.map(({ label, amount }) => (
              <Row key={label} label={label} value={formatLine(amount)} />
            ))}
            {quote.cleaningFee.cents > 0 && <Row label="Cleaning fee" value={formatMoney(quote.cleaningFee)} />}
          </>
        )}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>Payout</dt>
          <dd>{dollars(earning.payout)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {payoutWords(earning, booking.charter)}
        {phase !== "cancelled" && ` Your guest paid ${dollars(totalCents)}, including a ${formatMoney(quote.serviceFee)} service fee.`}
      </p>
      {earning.payout > 0 && (
        <p>
          <a
            href={fileHref("/host/earnings/:bookingId/receipt.pdf", { bookingId: booking.id })}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <Download aria-hidden className="size-4" /> {earning.status === "paid" ? "Download Receipt" : "Download Statement"}
          </a>
        </p>
      )}
    </section>
  );
}

function payoutWords({ payout, status, isCancelled, payoutDate }: HostBookingDetails["earning"], charter: object | null): string {
  const [start, stay] = charter ? ["the start", "trip"] : ["check-in", "stay"];
  if (payout === 0) return "There's no payout for this booking.";
  if (status === "paid") return `Paid out on ${shortDate(payoutDate)}.`;
  if (status === "pending") return `Pending: we'll pay you on ${shortDate(payoutDate)}.`;
  return `Upcoming: we'll pay you on ${shortDate(payoutDate)}, the day after ${isCancelled ? `the ${stay} was to begin` : start}.`;
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
