import { formatMoney } from "../../platform/money.ts";
import type { Quote } from "./stay.rules.ts";

/** Where the total comes from, to the cent. */
export function PriceBreakdown({ quote }: { quote: Quote }) {
  const { nights, subtotal, cleaningFee, serviceFee, total } = quote;
  const rows = [
    { label: nights.length === 1 ? "1 night" : `${nights.length} nights`, value: subtotal },
    { label: "Cleaning fee", value: cleaningFee },
    { label: "Service fee", value: serviceFee },
  ];
  return (
    <dl className="numbers grid gap-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>{formatMoney(value)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}
