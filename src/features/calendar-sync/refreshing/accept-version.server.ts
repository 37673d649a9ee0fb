import { createHash } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import {
  type CalendarRow,
  nightsHeld,
  noteClashes,
  rememberEvents,
  replaceStays,
  staysOf,
  timesHeld,
  writeClaims,
} from "../calendar.queries.server.ts";
import { clashFound } from "../calendar.facts.ts";
import { isHalved, nightChanges, nightSet } from "../reading/stays.rules.ts";
import type { Version } from "./fetch-version.server.ts";
import { judgeVersion } from "./judge-version.server.ts";
import { areTimesHalved, type Doubt, doubtAfter, type JudgedStay, knownStays } from "./version.rules.ts";

type Read = Extract<Version, { outcome: "read" }>;
type Changes = { nightsTaken: number; nightsFreed: number; timesTaken: number; timesFreed: number };
type Accepted = Changes & { doubt: Doubt | null; wasDoubted: boolean; isChanged: boolean };

/**
 * Makes a calendar's stays, claims and clashes those of this version, writing only what differs. A version that is doubted takes nights and
 * times, and frees none.
 */
export async function acceptVersion(
  tx: Ctx,
  calendar: CalendarRow,
  version: Read | { outcome: "same" },
  now: Date,
  today: string,
): Promise<Accepted> {
  const { id } = calendar;
  const [before, held, times] = [await staysOf(tx, [id]), await nightsHeld(tx, id, today), await timesHeld(tx, id, now)];
  const doubt = version.outcome === "read" ? doubtOf(calendar, before, version, now, today) : null;
  const known = version.outcome === "read" ? knownStays(before, version.stays, { today, until: addDays(today, DAYS_AHEAD) }) : before;
  const read = await judgeVersion(tx, calendar, known, now, today);
  const kept = (there: ReadonlySet<string>, named: ReadonlySet<string>) =>
    nightChanges(there, doubt ? new Set([...there, ...named]) : named);
  const changes = { nights: kept(held, read.held), times: kept(times, read.times) };
  await writeClaims(tx, calendar, changes);
  const counts = countsOf(changes);
  const isChanged = !doubt && keyOf(read.judged) !== keyOf(before);
  if (isChanged || (!doubt && namesOf(read.judged) !== namesOf(before))) await replaceStays(tx, id, read.judged);
  if (version.outcome === "read") await rememberEvents(tx, id, version.nightsByEvent, { forgetsOthers: !doubt });
  const fresh = await noteClashes(tx, calendar, { clashes: read.clashes, areAll: !doubt, now, today });
  for (const clashId of fresh) await recordFact(tx, clashFound, { clashId });
  return {
    doubt,
    wasDoubted: calendar.doubtedVersion !== null && !doubt,
    ...counts,
    isChanged: isChanged || Object.values(counts).some((count) => count > 0),
  };
}

const countsOf = ({ nights, times }: Parameters<typeof writeClaims>[2]): Changes => ({
  nightsTaken: nights.added.length,
  nightsFreed: nights.removed.length,
  timesTaken: times.added.length,
  timesFreed: times.removed.length,
});

/** Too much would go at once, or more events can't be read of which nobody knows the nights. */
function doubtOf(calendar: CalendarRow, before: JudgedStay[], version: Read, now: Date, today: string): Doubt | null {
  const isShrunk =
    isHalved(nightSet(before), nightSet(version.stays), today) ||
    (version.mode.keepsTimes && areTimesHalved(before, knownStays([], version.stays, { today, until: today }), now)) ||
    version.unknownEvents > calendar.unknownEvents;
  const { doubtedVersion, doubtedSince, doubtedReadings: readings } = calendar;
  const earlier = doubtedVersion && doubtedSince ? { version: doubtedVersion, since: doubtedSince, readings } : null;
  return isShrunk && before.length > 0 ? doubtAfter(earlier, nameOf(version), now) : null;
}

const nameOf = ({ stays, unknownEvents }: Read): string =>
  createHash("sha256")
    .update(
      [unknownEvents, ...new Set(stays.map((stay) => [...daysOf(stay), ...Object.values(stay.time ?? {})].join(" ")).toSorted())].join(),
    )
    .digest("base64url");

const daysOf = ({ firstNight, endNight }: { firstNight: string; endNight: string }): string[] => [firstNight, endNight];
const whenOf = (stay: JudgedStay): unknown[] => [...daysOf(stay), stay.beginsAt?.getTime(), stay.endsAt?.getTime()];

/** What the stays are to the host. */
const keyOf = (stays: readonly JudgedStay[]): string =>
  stays
    .map((stay) => [...whenOf(stay), stay.kind, stay.isRolling, stay.standing].join(" "))
    .toSorted()
    .join();

/** Which events they come from: others may stand for the same nights. */
const namesOf = (stays: readonly JudgedStay[]): string =>
  stays
    .map((stay) => [...whenOf(stay), stay.mayEcho, stay.isOurs, stay.namedAt?.getTime()].join(" "))
    .toSorted()
    .join();
