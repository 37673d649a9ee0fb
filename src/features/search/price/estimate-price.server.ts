import type { Ctx } from "../../../platform/context.server.ts";
import { selectTowns } from "../home/home.queries.server.ts";
import { comparePrices } from "./compare-prices.server.ts";
import type { EstimateInput, PriceComparison } from "./price.schema.ts";

const EXAMPLES = 6;

export type PriceEstimate = EstimateInput & PriceComparison;

/** What homes or boats for so many guests ask around a town; without a town, around the busiest one that has enough of them. */
export async function estimatePrice(ctx: Ctx, { type, guests, town }: EstimateInput): Promise<PriceEstimate> {
  const around = async (city: string, country: string): Promise<PriceEstimate> => {
    const found = await comparePrices(ctx, { type, capacity: guests, city, country, state: "", zipCode: "" });
    return { type, guests, town: city, ...found };
  };
  if (town !== "") {
    const [city = "", ...rest] = town.split(",").map((part) => part.trim());
    return around(city, rest.at(-1) ?? "");
  }
  for (const { city, country } of await selectTowns(ctx, EXAMPLES)) {
    const estimate = await around(city, country);
    if (estimate.similar) return estimate;
  }
  return { type, guests, town, isPlaceKnown: false, similar: null };
}
