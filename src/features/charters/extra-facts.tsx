import { formatMoney, money } from "../../platform/money.ts";
import type { CharterExtra } from "./charter.schema.ts";
import { CREW_WORDS } from "./charter-words.ts";

const UNITS: Record<CharterExtra["unit"], string> = { booking: "", hour: " an hour", person: " a person" };

/** "$40 an hour" */
export const extraPrice = ({ cents, unit }: Pick<CharterExtra, "cents" | "unit">): string =>
  `${formatMoney(money(cents ?? 0))}${UNITS[unit]}`;

function inWords(extra: CharterExtra): string {
  switch (extra.terms) {
    case "included":
      return "included";
    case "on_request":
      return "on request";
    case "at_the_end":
      return extra.cents === null ? "paid at the end" : `${extraPrice(extra)}, paid at the end`;
    case "priced":
      return `${extraPrice(extra)}${extra.isRequired ? "" : ", if you want it"}`;
  }
}

/** What is in the price of a charter, and what isn't. */
export function ExtraFacts({ extras }: { extras: CharterExtra[] }) {
  if (extras.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Included and extra</h3>
      <ul className="numbers grid list-disc gap-1 pl-5">
        {extras.map((extra) => (
          <li key={extra.id} className="wrap-anywhere">
            {extra.name}: {inWords(extra)}
            {extra.crew && ` (${CREW_WORDS[extra.crew]})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
