import { eq } from "drizzle-orm";
import { heldTimes } from "../../src/features/availability/hours/hours.tables.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { type FixtureSite } from "./fixture-site.ts";

/** From one moment until another, in UTC: "20270716T060000Z". */
export type TimedEvent = { from: string; to: string; uid?: string; summary?: string };

/** A calendar with timed events, as programs write it that know nothing of stays and closed days. */
export const timedCalendar = (events: readonly TimedEvent[], days: readonly { from: string; to: string; uid?: string }[] = []): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Some Fleet//Calendar//EN",
    ...events.flatMap(({ from, to, uid = `${from}@fleet.example`, summary = "Charter" }) => [
      "BEGIN:VEVENT",
      `DTSTART:${from}`,
      `DTEND:${to}`,
      `UID:${uid}`,
      `SUMMARY:${summary}`,
      "END:VEVENT",
    ]),
    ...days.flatMap(({ from, to, uid = `${from}@fleet.example` }) => [
      "BEGIN:VEVENT",
      `DTSTART;VALUE=DATE:${from}`,
      `DTEND;VALUE=DATE:${to}`,
      `UID:${uid}`,
      "SUMMARY:Busy",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

export const publishTimes = (site: FixtureSite, page: string, ...given: Parameters<typeof timedCalendar>): void =>
  site.answer(page, timedCalendar(...given));

/** What takes a boat in Split in July 2027, by its clocks: "import 16 08:00 to 16 13:00", with what is held. */
export async function heldOf({ db }: Pick<Services, "db">, listingId: string): Promise<string[]> {
  const rows = await db.select().from(heldTimes).where(eq(heldTimes.propertyId, listingId)).orderBy(heldTimes.held, heldTimes.no);
  return rows.map(({ kind, held, clashes }) => {
    const [from = "", to = ""] = held.match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+-]\d\d/g) ?? [];
    return `${kind} ${inSplit(from)} to ${inSplit(to)}${clashes ? " clashes" : ""}`;
  });
}

const inSplit = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Zagreb", day: "2-digit", hour: "2-digit", minute: "2-digit" })
    .format(new Date(moment.replace(" ", "T").concat(":00")))
    .replace(",", "");
