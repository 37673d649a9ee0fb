import type { Stay } from "../stay.rules.ts";
import { staysAround } from "./near-stays.ts";
import type { StayChoices, StayCost } from "./stay-choices.ts";

const LEAST_PERCENT = 5;

export type CheaperStay = Stay & { savesCents: number };

/** The stay as long as this one that costs least, with check-in within two weeks of it, the nearest of those; null where none saves at least 5%. */
export function cheaperStay(choices: Pick<StayChoices, "canStay" | "quote">, stay: Stay, cost: StayCost): CheaperStay | null {
  if (!stay.checkIn || !stay.checkOut || !choices.canStay(stay.checkIn, stay.checkOut)) return null;
  const totalOf = (asked: Stay) => choices.quote(asked, cost).total.cents;
  const total = totalOf(stay);
  const cheapest = staysAround(stay)
    .filter(({ checkIn, checkOut }) => choices.canStay(checkIn, checkOut))
    .map((other): CheaperStay => ({ ...other, savesCents: total - totalOf(other) }))
    .reduce<CheaperStay | null>((best, other) => (other.savesCents > (best?.savesCents ?? 0) ? other : best), null);
  return cheapest && cheapest.savesCents * 100 >= total * LEAST_PERCENT ? cheapest : null;
}
