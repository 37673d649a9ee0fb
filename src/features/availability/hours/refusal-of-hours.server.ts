import { databaseErrorOf } from "../../../platform/db/database.server.ts";
import type { AppError } from "../../../platform/errors.ts";
import { shortDate } from "../../../platform/words/day-words.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
import { hoursError } from "./hours.errors.ts";

const EXCLUSION_VIOLATION = "23P01";
const MOST_NAMED = 5;

/** What the database says of hours that can't be sold, with the days named; null for anything else. */
export function refusalOfHours(error: unknown): AppError | null {
  const said = databaseErrorOf(error);
  if (said?.constraint === "boat_clocks_ready_by_check_in") return hoursError("not_ready_by_check_in");
  if (said?.code !== EXCLUSION_VIOLATION) return null;
  const days = [...new Set(said.detail?.split(" "))].toSorted();
  return hoursError("hours_taken_twice", {
    message: `Something takes the boat twice on ${daysInWords(days)}, or leaves no time for the turnaround. Move, cancel or unblock one of them first.`,
    data: { days },
  });
}

/** "Jul 14, 2027 and Jul 15, 2027", "Jul 14, 2027, … and 3 more days" */
function daysInWords(days: string[]): string {
  const named = days.slice(0, MOST_NAMED).map(shortDate);
  const more = days.length - named.length;
  return listInWords(more > 0 ? [...named, `${more} more ${more === 1 ? "day" : "days"}`] : named);
}
