import { formatMoney, money } from "../../../platform/money.ts";
import { nightsInWords, stayInWords } from "../../availability/index.ts";
import { partyInWords } from "../booking-words.ts";
import type { Wish } from "./change.rules.ts";

type Stay = Wish & { totalCents: number };

/** What is booked and what it would become, side by side. */
export function StayComparison({ booked, wanted, totalLabel = "Total" }: { booked: Stay; wanted: Stay; totalLabel?: string }) {
  const rows = [
    ["Dates", stayInWords],
    ["Nights", nightsInWords],
    ["Guests", partyInWords],
    [totalLabel, ({ totalCents }: Stay) => formatMoney(money(totalCents))],
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
        {rows.map(([label, words]) => (
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
