import { monthOfYear, shortMonth } from "../../platform/words/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import type { MonthlyPayout } from "../bookings/index.ts";

/** On a phone there is room for this many months, the last ones. */
const ON_PHONE = 9;
const HEIGHT = 150;

const monthName = (month: string, style: "short" | "long") => (style === "long" ? monthOfYear : shortMonth)(`${month}-01`);
const dollars = (cents: number) => formatMoney(money(cents));

/** Payouts by month, paid ones and those to come, as bars and, for screen readers, as a table. */
export function PayoutChart({ months }: { months: MonthlyPayout[] }) {
  const most = Math.max(...months.map(({ paid, unpaid }) => paid + unpaid), 1);
  return (
    <figure className="relative grid gap-4">
      <div aria-hidden className="grid auto-cols-fr grid-flow-col items-end gap-1.5 sm:gap-2">
        {months.map((month, index) => (
          <Bar key={month.month} {...month} most={most} isExtra={index < months.length - ON_PHONE} />
        ))}
      </div>
      <figcaption aria-hidden className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-sm bg-sea" /> Paid out
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-sm border border-sea bg-sea-wash" /> Not paid out yet
        </span>
      </figcaption>
      <div className="sr-only">
        <table>
          <caption>Payouts by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Paid out</th>
              <th scope="col">Not paid out yet</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, paid, unpaid }) => (
              <tr key={month}>
                <th scope="row">{monthName(month, "long")}</th>
                <td>{dollars(paid)}</td>
                <td>{dollars(unpaid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Bar({ month, paid, unpaid, most, isExtra }: MonthlyPayout & { most: number; isExtra: boolean }) {
  const heightOf = (cents: number) => (cents === 0 ? 0 : Math.max(3, Math.round((cents / most) * HEIGHT)));
  const [above, below] = [heightOf(unpaid), heightOf(paid)];
  const title = `${monthName(month, "long")}: ${dollars(paid)} paid out, ${dollars(unpaid)} not yet`;
  return (
    <div title={title} className={`grid min-w-0 justify-items-center gap-1 text-xs text-muted ${isExtra ? "max-sm:hidden" : ""}`}>
      <span className="numbers whitespace-nowrap max-xs:hidden">{paid + unpaid > 0 && short(paid + unpaid)}</span>
      <svg width="100%" height={below + above} className="block max-w-10">
        <rect width="100%" height={above} className="fill-sea-wash stroke-sea" />
        <rect y={above} width="100%" height={below} className="fill-sea" />
      </svg>
      <span className="w-full border-t border-line-strong pt-1 text-center">{monthName(month, "short")}</span>
    </div>
  );
}

/** $950, $1.2k, $12k */
const short = (cents: number) => {
  const whole = cents / 100;
  if (whole < 1000) return `$${Math.round(whole)}`;
  return `$${(whole / 1000).toFixed(whole < 10_000 ? 1 : 0)}k`;
};
