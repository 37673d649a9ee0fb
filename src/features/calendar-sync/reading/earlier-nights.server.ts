import { createHash } from "node:crypto";
import type { CalendarStay, EarlierReading } from "./calendar-reading.ts";

const HASH_LENGTH = 12;

export type EarlierNights = {
  /** By what an event is remembered; its UID may name people. */
  idOf: (uid: string) => string;
  /** Its nights that are still ahead; null if it was never read well, or has no UID. */
  of: (uid: string) => CalendarStay[] | null;
  /** These stays of the event with the time at which a reading first found each. */
  dated: (uid: string, stays: readonly CalendarStay[]) => CalendarStay[];
};

/** What an earlier reading knew of events, by their UIDs, from this day on. */
export function openEarlierNights({ hashKey, nights, at }: EarlierReading, from: string): EarlierNights {
  const ids = new Map<string, string>();
  const idOf = (uid: string): string => {
    const id = ids.get(uid) ?? createHash("sha256").update(hashKey).update(uid).digest("base64url").slice(0, HASH_LENGTH);
    ids.set(uid, id);
    return id;
  };
  const ahead = (stay: CalendarStay): CalendarStay[] =>
    stay.endNight <= from ? [] : [stay.firstNight < from ? { ...stay, firstNight: from } : stay];
  const of = (uid: string) => (uid === "" ? null : (nights[idOf(uid)]?.flatMap(ahead) ?? null));
  const dated = (uid: string, stays: readonly CalendarStay[]): CalendarStay[] => {
    if (uid === "") return [...stays];
    const since = new Map(of(uid)?.map((stay) => [keyOf(stay), stay.namedAt]));
    return stays.map((stay) => ({ ...stay, namedAt: since.get(keyOf(stay)) ?? at }));
  };
  return { idOf, of, dated };
}

const keyOf = ({ firstNight, endNight, kind }: CalendarStay): string => `${firstNight} ${endNight} ${kind}`;
