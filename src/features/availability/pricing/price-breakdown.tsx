import { ChevronDown } from "../../../ui/icons/index.ts";
import { shortDay } from "../../../platform/words/day-words.ts";
import { formatLine, formatMoney, money, type Money } from "../../../platform/money.ts";
import type { Quote } from "../index.ts";
import { countOf } from "../../../platform/words/counts.ts";

type Props = { quote: Quote; totalLabel?: string; /** What went back after a cancellation. */ refund?: Money | undefined };

/** How the total adds up, with nightly prices where they differ; what costs nothing is left out. A charter has lines alone. */
export function PriceBreakdown({ quote, totalLabel = "Total", refund }: Props) {
  const { nights, lines, cleaningFee, serviceFee, total } = quote;
  return (
    <dl className="numbers grid gap-2">
      {nights.length > 0 && <Nights nights={nights} />}
      {lines.map(({ label, amount }) => (
        <Row key={label} label={label} value={formatLine(amount)} />
      ))}
      {cleaningFee.cents > 0 && <Row label="Cleaning fee" value={formatMoney(cleaningFee)} />}
      {serviceFee.cents > 0 && <Row label="Service fee" value={formatMoney(serviceFee)} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      {refund && <Row label="Refunded" value={`−${formatMoney(refund)}`} />}
    </dl>
  );
}

function Nights({ nights }: Pick<Quote, "nights">) {
  const [first] = nights;
  const differ = nights.some(({ price }) => price.cents !== first?.price.cents);
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{differ || !first ? countOf(nights.length, "night") : `${formatMoney(first.price)} × ${countOf(nights.length, "night")}`}</dt>
      <dd>{formatMoney(money(nights.reduce((sum, { price }) => sum + price.cents, 0)))}</dd>
      {differ && (
        <dd className="w-full">
          <EachNight nights={nights} />
        </dd>
      )}
    </div>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function EachNight({ nights }: { nights: Quote["nights"] }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm text-muted underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        See nightly prices
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul aria-label="Nightly prices" className="grid gap-1 border-l-2 border-line py-1 pl-3 text-sm">
        {nights.map(({ night, price }) => (
          <li key={night} className="flex justify-between gap-4">
            <span>{shortDay(night)}</span>
            <span>{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Stands in for the breakdown while it loads. */
export function PriceSkeleton() {
  return (
    <div role="status" className="grid animate-pulse gap-2">
      <span className="sr-only">Calculating the price</span>
      {["w-32", "w-24", "w-28"].map((width) => (
        <div key={width} aria-hidden className="flex h-6 items-center justify-between">
          <span className={`h-3.5 rounded-sm bg-line ${width}`} />
          <span className="h-3.5 w-14 rounded-sm bg-line" />
        </div>
      ))}
      <div aria-hidden className="mt-1 flex h-10 items-center justify-between border-t border-line pt-3">
        <span className="h-4 w-16 rounded-sm bg-line" />
        <span className="h-4 w-20 rounded-sm bg-line" />
      </div>
    </div>
  );
}
