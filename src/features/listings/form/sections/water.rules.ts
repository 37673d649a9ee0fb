import type { Formats } from "../../../../platform/words/formats.ts";
import { shortDistance } from "../../../../platform/words/length-words.ts";

type Water = { isOnLand: boolean; metersToWater: number | null };

const KNOWS_BETTER = "Our map doesn't know every harbor, lake or river, so leave the pin if it's right.";

/** What a host is told of a boat's pin, or null where it lies in the water. */
export function waterWords({ isOnLand, metersToWater }: Water, formats: Formats): string | null {
  if (!isOnLand) return null;
  if (metersToWater === null)
    return `This pin is on land, and our map shows no water nearby. Place your boat on the water. ${KNOWS_BETTER}`;
  return `This pin is on land, about ${shortDistance(metersToWater, formats)} from the water. Place your boat on the water, where guests will board. ${KNOWS_BETTER}`;
}
