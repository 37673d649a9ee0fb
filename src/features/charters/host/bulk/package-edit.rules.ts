import { formatMoney, money, MOST_PRICE_CENTS } from "../../../../platform/money.ts";
import { changedPrice } from "../../../listings/index.ts";
import type { Offerings } from "../../charter.schema.ts";
import { pricesInWords, spanInWords, specialPrices } from "../packages/package-words.ts";
import type { PreviewPackageEditInput } from "./package-edit.schema.ts";

/** A boat that sells hours, as far as a bulk edit can change it. */
export type Sold = { hours: NonNullable<Offerings["hours"]>; packages: Offerings["packages"] };

type Priced = { captainedCents: number | null; bareboatCents: number | null };

/** What becomes of the boat: also prices of seasons and weekdays change, so that they stay as far from the others. */
export function editedSold({ hours, packages }: Sold, edit: PreviewPackageEditInput): Sold {
  const price = ({ captainedCents, bareboatCents }: Priced): Priced => ({
    captainedCents: changed(captainedCents, edit),
    bareboatCents: changed(bareboatCents, edit),
  });
  return {
    hours: {
      ...hours,
      turnaroundMinutes: edit.turnaroundMinutes ?? hours.turnaroundMinutes,
      noticeMinutes: edit.noticeMinutes ?? hours.noticeMinutes,
    },
    packages: packages.map((offered) => ({
      ...offered,
      ...price(offered),
      prices: offered.prices.map((row) => ({ ...row, ...price(row) })),
      isOn: isNamed(edit.turnOn, offered.name) || (offered.isOn && !isNamed(edit.turnOff, offered.name)),
    })),
  };
}

const changed = (cents: number | null, { priceChange, priceAmount }: PreviewPackageEditInput): number | null =>
  cents === null || !priceChange || !priceAmount ? cents : changedPrice(cents, priceChange, priceAmount);

const isNamed = (names: readonly string[], name: string): boolean => names.some((each) => each.toLowerCase() === name.toLowerCase());

const pricesOf = ({ captainedCents, bareboatCents, prices }: Sold["packages"][number]): number[] =>
  [captainedCents, bareboatCents, ...prices.flatMap((row) => [row.captainedCents, row.bareboatCents])].filter((cents) => cents !== null);

/** Why the boat can't have these prices. */
export function refuseSold(title: string, before: Sold, after: Sold): string | null {
  for (const [no, offered] of after.packages.entries()) {
    const was = before.packages[no];
    if (!was || pricesOf(was).join() === pricesOf(offered).join()) continue;
    if (pricesOf(offered).some((cents) => cents <= 0)) return `“${offered.name}” of “${title}” would cost nothing. Lower prices by less.`;
    if (pricesOf(offered).some((cents) => cents > MOST_PRICE_CENTS))
      return `“${offered.name}” of “${title}” would cost more than ${formatMoney(money(MOST_PRICE_CENTS))}.`;
  }
  return null;
}

const onInWords = (isOn: boolean): string => (isOn ? "on" : "off");

/** What becomes of the boat, as its host reads it; nothing where all stays. */
export function changesOfSold(before: Sold, after: Sold): { what: string; from: string; to: string }[] {
  const packages = before.packages.flatMap((was, no) => {
    const is = after.packages[no] ?? was;
    return [
      { what: was.name, from: pricesInWords(was, was.seats), to: pricesInWords(is, is.seats) },
      { what: `${was.name}, some days`, from: specialPrices(was).join("; "), to: specialPrices(is).join("; ") },
      { what: `${was.name} is`, from: onInWords(was.isOn), to: onInWords(is.isOn) },
    ];
  });
  const rows = [
    {
      what: "Turnaround",
      from: spanInWords(before.hours.turnaroundMinutes, "none"),
      to: spanInWords(after.hours.turnaroundMinutes, "none"),
    },
    { what: "Notice", from: spanInWords(before.hours.noticeMinutes, "none"), to: spanInWords(after.hours.noticeMinutes, "none") },
    ...packages,
  ];
  return rows.filter(({ from, to }) => from !== to);
}
