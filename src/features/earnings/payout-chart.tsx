import { monthOfYear, shortMonth } from "../../platform/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";

type Props = { months: { month: string; payout: number }[] };

const HEIGHT = 160;
const BAR = 40;
const GAP = 16;

const monthName = (month: string, style: "short" | "long") => (style === "long" ? monthOfYear : shortMonth)(`${month}-01`);

/** Payouts by month, as bars and, for screen readers, as a table. */
export function PayoutChart({ months }: Props) {
  const most = Math.max(...months.map(({ payout }) => payout), 1);
  const width = months.length * (BAR + GAP);
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${width} ${HEIGHT + 24}`} aria-hidden className="h-auto w-full max-w-3xl">
        {months.map(({ month, payout }, index) => {
          const height = Math.max(2, Math.round((payout / most) * (HEIGHT - 20)));
          const x = index * (BAR + GAP) + GAP / 2;
          return (
            <g key={month}>
              <rect x={x} y={HEIGHT - height} width={BAR} height={height} rx={6} className={payout > 0 ? "fill-sea" : "fill-line"} />
              {payout > 0 && (
                <text x={x + BAR / 2} y={HEIGHT - height - 6} textAnchor="middle" className="numbers fill-muted text-[11px]">
                  {short(payout)}
                </text>
              )}
              <text x={x + BAR / 2} y={HEIGHT + 18} textAnchor="middle" className="fill-muted text-[12px]">
                {monthName(month, "short")}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>Payouts by month</caption>
        <tbody>
          {months.map(({ month, payout }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, "long")}</th>
              <td>{formatMoney(money(payout))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** $950, $1.2k, $12k */
const short = (cents: number) => {
  const dollars = cents / 100;
  if (dollars < 1000) return `$${Math.round(dollars)}`;
  return `$${(dollars / 1000).toFixed(dollars < 10_000 ? 1 : 0)}k`;
};
