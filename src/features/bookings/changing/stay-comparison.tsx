import { formatLine, formatMoney, money } from "../../../platform/money.ts";
import { nightsInWords, type Quote, stayInWords, whenInWords } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { charterWords, partyInWords } from "../booking-words.ts";
import type { WantedStay } from "./change.rules.ts";

type Stay = WantedStay & { quote: Quote; charter: BookedCharter | null };
type Row = readonly [label: string, words: (stay: Stay) => string, isOptional?: boolean];

const nightlyInWords = ({ quote: { nights } }: Stay) => formatMoney(money(nights.reduce((sum, { price }) => sum + price.cents, 0)));

/** The lines of one kind, discounts or extra guests: "−$156 (Weekly discount −10%)". */
const linesInWords =
  (isKind: (cents: number) => boolean) =>
  ({ quote: { lines } }: Stay) =>
    lines
      .filter(({ amount }) => isKind(amount.cents))
      .map(({ label, amount }) => `${formatLine(amount)} (${label})`)
      .join(", ") || "None";

const isNeeded = ([, words, isOptional]: Row, stays: Stay[]): boolean => !isOptional || stays.some((stay) => words(stay) !== "None");

const NIGHT_ROWS: Row[] = [
  ["Dates", stayInWords],
  ["Nights", nightsInWords],
  ["Guests", partyInWords],
  ["Nightly prices", nightlyInWords],
  ["Discount", linesInWords((cents) => cents < 0), true],
  ["Extra guests", linesInWords((cents) => cents > 0), true],
  ["Cleaning fee", ({ quote }) => (quote.cleaningFee.cents > 0 ? formatMoney(quote.cleaningFee) : "None"), true],
];

const charterRows = (formats: Formats): Row[] => [
  ["When", (stay) => whenInWords(stay, formats)],
  ["Trip", ({ charter }) => (charter ? charterWords(charter) : "")],
  ["Guests", partyInWords],
  ["Price of the trip", ({ quote }) => (quote.lines[0] ? formatMoney(quote.lines[0].amount) : "")],
  [
    "Extras",
    ({ quote }) =>
      quote.lines
        .slice(1)
        .map(({ label, amount }) => `${label} ${formatMoney(amount)}`)
        .join(", ") || "None",
    true,
  ],
];

/** What is booked and what it would become, side by side, with each part of the price. */
export function StayComparison({ booked, wanted, totalLabel = "Total" }: { booked: Stay; wanted: Stay; totalLabel?: string }) {
  const formats = useFormats();
  const rows: Row[] = [
    ...(booked.charter ? charterRows(formats) : NIGHT_ROWS),
    ["Service fee", ({ quote }) => formatMoney(quote.serviceFee)],
    [totalLabel, ({ quote }) => formatMoney(quote.total)],
  ];
  return (
    <table className="numbers w-full text-left">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col">
            <span className="sr-only">Detail</span>
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            Current
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
