import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { dayInWords } from "../../platform/words/day-words.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { notify } from "../notifications/index.server.ts";
import { calendarBack, calendarShrunk, calendarSilent, clashFound } from "./calendar.facts.ts";
import { takenInWords, timeInWords } from "./calendar-words.ts";
import { importedTime } from "./hours/imported-time.ts";
import { type CalendarOfListing, findCalendar } from "./find-calendar.server.ts";
import { calendarClashes } from "./calendar.tables.server.ts";

type Words = { subject: string; paragraphs: string[] };

async function notifyHost(ctx: Ctx, calendar: CalendarOfListing, { subject, paragraphs }: Words, path?: string): Promise<void> {
  await notify(ctx, {
    personId: calendar.listing.hostId,
    kind: "calendar",
    foldKey: `calendar:${calendar.id}:${subject}`,
    title: subject,
    text: paragraphs[0] ?? "",
    path: path ?? `/host/manage/${calendar.propertyId}/sync`,
    lines: paragraphs.map((text) => ({ ref: "", text })),
  });
}

/** Nothing is sent about a calendar that was removed since. */
const aboutCalendar =
  <T extends { calendarId: string }>(wordsOf: (calendar: CalendarOfListing, fact: T) => Words): Subscriber<T>["tell"] =>
  async (ctx, fact) => {
    const calendar = await findCalendar(ctx, fact.calendarId);
    if (calendar) await notifyHost(ctx, calendar, wordsOf(calendar, fact));
  };

export const calendarSubscribers: Subscriber[] = [
  subscribe({
    name: "calendars.silent",
    fact: calendarSilent,
    tell: aboutCalendar(({ name, listing, error }) => ({
      subject: `We can't read your ${name} calendar (${listing.title})`,
      paragraphs: [
        `For two hours we couldn't read the ${name} calendar of ${listing.title}. The nights it holds stay taken, but new bookings there don't reach us.`,
        ...(error ? [`The last problem: ${error}`] : []),
        "We keep trying and will tell you when it works again.",
      ],
    })),
  }),
  subscribe({
    name: "calendars.back",
    fact: calendarBack,
    tell: aboutCalendar(({ name, listing }) => ({
      subject: `Your ${name} calendar is back (${listing.title})`,
      paragraphs: [`We can read the ${name} calendar of ${listing.title} again. Its nights are up to date.`],
    })),
  }),
  subscribe({
    name: "calendars.shrunk",
    fact: calendarShrunk,
    tell: aboutCalendar(({ name, listing }, { nights, times }) => ({
      subject: `Your ${name} calendar freed ${takenInWords({ nights, times })} (${listing.title})`,
      paragraphs: [
        `The ${name} calendar of ${listing.title} lost many of its events. We read it three times over half an hour, and it always said the same, so ${takenInWords({ nights, times })} can be booked again.`,
        "If that's wrong, check the calendar on the other site.",
      ],
    })),
  }),
  subscribe({ name: "calendars.clash", fact: clashFound, tell: notifyOfClash }),
];

async function notifyOfClash(ctx: Ctx, { clashId }: { clashId: string }): Promise<void> {
  const [clash] = await ctx.db.select().from(calendarClashes).where(eq(calendarClashes.id, clashId));
  const calendar = clash && (await findCalendar(ctx, clash.calendarId));
  if (!calendar) return;
  const { name, listing } = calendar;
  const isStay = clash.kind === "stay";
  const time = importedTime(clash, listing.timeZone);
  const [what, shared] = time
    ? [isStay ? "a booking" : "closed hours", "at some of the same time"]
    : [isStay ? "a stay" : "closed days", "on some of the same nights"];
  const both = time ? (isStay ? "Two bookings" : "A booking and closed hours") : isStay ? "Two stays" : "A booking and closed days";
  const when = time ? `on ${timeInWords(time)}` : `from ${dayInWords(clash.firstNight)} to ${dayInWords(clash.endNight)}`;
  await notifyHost(
    ctx,
    calendar,
    {
      subject: `${both} ${time ? "at the same time" : "on the same nights"}: ${listing.title}`,
      paragraphs: [
        `Your ${name} calendar has ${what} ${when} at ${listing.title}. You have a booking here ${shared}.`,
        isStay
          ? "Please cancel one of the two, or change it on the other site. If both are fine, you can dismiss this."
          : `Please open the ${time ? "hours" : "days"} on the other site, or cancel the booking. If both are fine, you can dismiss this.`,
      ],
    },
    "/host/calendar/clashes",
  );
}
