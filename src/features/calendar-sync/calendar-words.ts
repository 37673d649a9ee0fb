import { countOf } from "../../platform/words/counts.ts";
import { nightsBetween } from "../availability/index.ts";
import type { ImportedCalendar, ImportedStay, RefreshResult } from "./calendar.schema.ts";

export type CalendarState = "fresh" | "paused" | "failing" | "doubted" | "unread";

export function stateOf({ isPaused, error, doubtedSince, succeededAt }: ImportedCalendar): CalendarState {
  if (isPaused) return "paused";
  if (error !== null) return "failing";
  if (doubtedSince !== null) return "doubted";
  return succeededAt === null ? "unread" : "fresh";
}

export const DOUBT_IN_WORDS = "It lost many of its nights. They stay taken until it says the same three times over 30 minutes.";

/** What a reading of a calendar changed: "3 nights taken, 2 nights freed." */
export function refreshInWords({ outcome, nightsTaken, nightsFreed, error }: RefreshResult): string {
  if (outcome === "failed") return error ?? "It couldn't be read.";
  const changes = [nightsTaken > 0 && `${countOf(nightsTaken, "night")} taken`, nightsFreed > 0 && `${countOf(nightsFreed, "night")} freed`]
    .filter(Boolean)
    .join(", ");
  if (outcome === "doubted") return changes ? `${changes}. ${DOUBT_IN_WORDS}` : DOUBT_IN_WORDS;
  if (outcome === "same") return "Nothing changed.";
  return changes ? `${changes}.` : "Its stays changed, but no night did.";
}

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

export const nightsIn = (stays: readonly ImportedStay[]): number =>
  stays.reduce((sum, { firstNight, endNight }) => sum + nightsBetween({ checkIn: firstNight, checkOut: endNight }), 0);
