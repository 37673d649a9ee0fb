import { formatLine, formatMoney, money } from "../../../platform/money.ts";
import { nightsInWords, type Quote, stayInWords } from "../../availability/index.ts";
import { partyInWords } from "../booking-words.ts";
import type { WantedStay } from "./change.rules.ts";

type Stay = WantedStay & { quote: Quote };

const nightlyInWords = ({ quote: { nights } }: Stay) => formatMoney(money(nights.reduce((sum, { price }) => sum + price.cents, 0)));

/** The lines of one kind, discounts or extra guests: "−$156 (Weekly discount −10%)". */
const linesInWords =
  (isKind: (cents: number) => boolean) =>
  ({ quote: { lines } }: Stay) =>
    lines
      .filter(({ amount }) => isKind(amount.cents))
      .map(({ label, amount }) => `${formatLine(amount)} (${label})`)
      .join(", ") || "None";

const isNeeded = ([, words, isOptional]: readonly [string, (stay: Stay) => string, boolean?], stays: Stay[]): boolean =>
  !isOptional || stays.some((stay) => words(stay) !== "None");

/** What is booked and what it would become, side by side, with each part of the price. */
export function StayComparison({ booked, wanted, totalLabel = "Total" }: { booked: Stay; wanted: Stay; totalLabel?: string }) {
  const rows = [
    ["Dates", stayInWords],
    ["Nights", nightsInWords],
    ["Guests", partyInWords],
    ["Nightly prices", nightlyInWords],
    ["Discount", linesInWords((cents) => cents < 0), true],
    ["Extra guests", linesInWords((cents) => cents > 0), true],
    ["Cleaning fee", ({ quote }: Stay) => formatMoney(quote.cleaningFee)],
    ["Service fee", ({ quote }: Stay) => formatMoney(quote.serviceFee)],
    [totalLabel, ({ quote }: Stay) => formatMoney(quote.total)],
  ] as const;
  return (
    <table className="numbers w-full text-left">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col">
            <span className="sr-only">Detail</span>
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            Booked
          </th>
          <th scope="col" className="py-1 font-normal">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => isNeeded(row, [booked, wanted]))
          .map(([label, words]) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 text-sm font-normal text-muted">
                {label}
              </th>
              <td className="py-2 pr-3">{words(booked)}</td>
              <td className={`py-2 ${words(booked) === words(wanted) ? "" : "font-semibold"}`}>{words(wanted)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
