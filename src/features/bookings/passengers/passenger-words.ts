import { countOf } from "../../../platform/words/counts.ts";
import type { Passenger, PassengerList } from "./passenger.schema.ts";

/** In their order, with the number of each. */
export const numbered = (passengers: Passenger[]): (Passenger & { no: number })[] =>
  passengers.map((passenger, index) => ({ ...passenger, no: index + 1 }));

/** "34", "under 1" */
export const ageInWords = (age: number): string => (age === 0 ? "under 1" : String(age));

/** "1 person not filled in yet", "2 people not filled in yet" */
export const missingInWords = (missing: number): string => `${countOf(missing, "person", "people")} not filled in yet`;

/** How much of a list is filled in. */
export function filledInWords({ passengers, aboard }: Pick<PassengerList, "passengers" | "aboard">): string {
  if (passengers.length === 0) return "No one is on the list yet.";
  if (passengers.length > aboard) return `${passengers.length} people are listed, but the booking is for ${aboard}.`;
  return passengers.length === aboard
    ? "Everyone is on the list."
    : `${passengers.length} of ${countOf(aboard, "person", "people")} filled in.`;
}
