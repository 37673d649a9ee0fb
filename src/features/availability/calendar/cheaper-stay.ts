import { addDays, nightsBetween, type Stay } from "../stay.rules.ts";
import type { StayChoices, StayCost } from "./stay-choices.ts";

const FARTHEST_DAYS = 14;
const LEAST_PERCENT = 5;

export type CheaperStay = Stay & { savesCents: number };

/** The stay as long as this one that costs least, with check-in within two weeks of it; null where none saves at least 5%. */
export function cheaperStay(choices: Pick<StayChoices, "canStay" | "quote">, stay: Stay, cost: StayCost): CheaperStay | null {
  if (!stay.checkIn || !stay.checkOut || !choices.canStay(stay.checkIn, stay.checkOut)) return null;
  const nights = nightsBetween(stay);
  const totalOf = (asked: Stay) => choices.quote(asked, cost).total.cents;
  const total = totalOf(stay);
  const cheapest = nearestFirst()
    .map((days) => addDays(stay.checkIn, days))
    .map((checkIn): Stay => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter(({ checkIn, checkOut }) => choices.canStay(checkIn, checkOut))
    .map((other): CheaperStay => ({ ...other, savesCents: total - totalOf(other) }))
    .reduce<CheaperStay | null>((best, other) => (other.savesCents > (best?.savesCents ?? 0) ? other : best), null);
  return cheapest && cheapest.savesCents * 100 >= total * LEAST_PERCENT ? cheapest : null;
}

/** Of two that cost the same, the nearer one is found. */
const nearestFirst = (): number[] => Array.from({ length: FARTHEST_DAYS }, (_, index) => [index + 1, -index - 1]).flat();
