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

/** What an earlier reading knew of events, by their UIDs, from this day or moment on. Where times aren't kept, what had one has nights. */
export function openEarlierNights({ hashKey, nights, at }: EarlierReading, from: string, fromMoment: number | null): EarlierNights {
  const ids = new Map<string, string>();
  const idOf = (uid: string): string => {
    const id = ids.get(uid) ?? createHash("sha256").update(hashKey).update(uid).digest("base64url").slice(0, HASH_LENGTH);
    ids.set(uid, id);
    return id;
  };
  const ahead = ({ time, ...stay }: CalendarStay): CalendarStay[] => {
    if (time && fromMoment !== null) return Date.parse(time.endsAt) <= fromMoment ? [] : [{ ...stay, time }];
    return stay.endNight <= from ? [] : [stay.firstNight < from ? { ...stay, firstNight: from } : stay];
  };
  const of = (uid: string) => (uid === "" ? null : (nights[idOf(uid)]?.flatMap(ahead) ?? null));
  const dated = (uid: string, stays: readonly CalendarStay[]): CalendarStay[] => {
    if (uid === "") return [...stays];
    const since = new Map(of(uid)?.map((stay) => [keyOf(stay), stay.namedAt]));
    return stays.map((stay) => ({ ...stay, namedAt: since.get(keyOf(stay)) ?? at }));
  };
  return { idOf, of, dated };
}

const keyOf = ({ firstNight, endNight, kind, time }: CalendarStay): string =>
  [...(time ? [time.beginsAt, time.endsAt] : [firstNight, endNight]), kind].join(" ");
