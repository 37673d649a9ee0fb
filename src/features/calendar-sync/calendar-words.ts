import { countOf } from "../../platform/words/counts.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { nightsBetween, whenInWords } from "../availability/index.ts";
import type { ImportedCalendar, ImportedStay, ImportedTime, RefreshResult } from "./calendar.schema.ts";

export type CalendarState = "fresh" | "paused" | "failing" | "doubted" | "unread";

export function stateOf({ isPaused, error, doubtedSince, succeededAt }: ImportedCalendar): CalendarState {
  if (isPaused) return "paused";
  if (error !== null) return "failing";
  if (doubtedSince !== null) return "doubted";
  return succeededAt === null ? "unread" : "fresh";
}

export const DOUBT_IN_WORDS = "It lost many of its nights or times. They stay taken until it says the same three times over 30 minutes.";

/** What a reading of a calendar changed: "3 nights taken, 2 nights freed." */
export function refreshInWords({ outcome, nightsTaken, nightsFreed, timesTaken, timesFreed, error }: RefreshResult): string {
  if (outcome === "failed") return error ?? "It couldn't be read.";
  const [taken, freed] = [
    takenInWords({ nights: nightsTaken, times: timesTaken }),
    takenInWords({ nights: nightsFreed, times: timesFreed }),
  ];
  const changes = [taken && `${taken} taken`, freed && `${freed} freed`].filter(Boolean).join(", ");
  if (outcome === "doubted") return changes ? `${changes}. ${DOUBT_IN_WORDS}` : DOUBT_IN_WORDS;
  if (outcome === "same") return "Nothing changed.";
  return changes ? `${changes}.` : "Its stays changed, but no night did.";
}

/** "3 nights and 2 timed events"; nothing where there are none. */
export const takenInWords = ({ nights, times }: { nights: number; times: number }): string =>
  [nights > 0 && countOf(nights, "night"), times > 0 && countOf(times, "timed event")].filter(Boolean).join(" and ");

/** "Tue, Jul 20, 2027, 8:00 AM to 12:00 PM", on the clocks of the marina. */
export const timeInWords = (time: ImportedTime, formats?: Formats): string =>
  whenInWords({ checkIn: time.firstDay, checkOut: time.lastDay, hours: time }, formats);

export type StayGroup = { title: string; note: string; stays: ImportedStay[] };

type Kind = "stays" | "closed" | "rolling" | "echo";

const kindOf = ({ kind, isRolling, standing }: ImportedStay): Kind => {
  if (standing === "echo") return "echo";
  if (isRolling) return "rolling";
  return kind === "unavailable" ? "closed" : "stays";
};

const GROUPS: Record<Kind, Omit<StayGroup, "stays">> = {
  stays: { title: "Stays", note: "" },
  closed: { title: "Closed days", note: "The other site marks them as not available." },
  rolling: { title: "Far end", note: "A long block that moves along day by day: the other site doesn't take bookings that far ahead." },
  echo: { title: "Your own bookings, sent back", note: "The other site repeats what it read here. They don't take more nights." },
};

/** A calendar's stays, sorted by what they mean; kinds that it doesn't have are left out. */
export function groupsOf(stays: readonly ImportedStay[]): StayGroup[] {
  const byKind = Map.groupBy(stays, kindOf);
  return (Object.keys(GROUPS) as Kind[]).flatMap((kind) => {
    const own = byKind.get(kind);
    return own ? [{ ...GROUPS[kind], stays: own }] : [];
  });
}

/** How many nights and times they are. */
export const amountOf = (stays: readonly ImportedStay[]): { nights: number; times: number } => ({
  nights: stays.reduce(
    (sum, { firstNight, endNight, time }) => sum + (time ? 0 : nightsBetween({ checkIn: firstNight, checkOut: endNight })),
    0,
  ),
  times: stays.filter(({ time }) => time).length,
});
