import { and, eq, gt, ne, asc } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { notify } from "../notifications/index.server.ts";
import { eventTimes } from "./event-words.ts";
import { eventCalendarText } from "./event-calendar-file.server.ts";
import { eventChanged, registrationChanged } from "./event.facts.ts";
import { linkOf } from "./event.rules.ts";
import { type EventRow, findEvent, findRegistrationById, type RegistrationRow } from "./event.queries.server.ts";
import { eventRegistrations } from "./event.tables.server.ts";
import { leaveUrl } from "./registering/leave-token.server.ts";

type Words = {
  title: string;
  text: string;
  paragraphs?: string[];
  withFile?: boolean;
  /** Which notice, for one that may only come once. */ once?: string;
};

export const factsInWords = ({ startsAt, endsAt, timeZone, place }: EventRow): string =>
  `${eventTimes({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone })}. Place: ${place}.`;

const feeWords = ({ fee }: { fee: number }) =>
  fee === 0 ? "It's free." : `The fee is ${formatMoney(money(fee))}. You pay it at the event.`;

function wordsFor(event: EventRow, { fee }: RegistrationRow, became: "registered" | "waiting" | "promoted" | "cancelled"): Words {
  const facts = factsInWords(event);
  switch (became) {
    case "registered":
      return { title: `You're registered for ${event.title}`, text: facts, paragraphs: [facts, feeWords({ fee })], withFile: true };
    case "promoted":
      return {
        title: `A place opened up: you're going to ${event.title}`,
        text: facts,
        paragraphs: [
          "You were next on the waiting list, so the place is yours.",
          facts,
          feeWords({ fee }),
          "Can't make it anymore? Please give up your place, so someone else can come.",
        ],
        withFile: true,
      };
    case "waiting":
      return {
        title: `You're on the waiting list for ${event.title}`,
        text: "If a place opens up before the event starts, it's yours and we email you.",
        paragraphs: [
          "The event is full. If a place opens up before it starts, it's yours, and we email you right away.",
          facts,
          feeWords({ fee }),
        ],
      };
    case "cancelled":
      return {
        title: `You gave up your place at ${event.title}`,
        text: fee === 0 ? "You're no longer registered." : "You're no longer registered, and you don't owe the fee.",
        paragraphs: [facts, fee === 0 ? "You're no longer registered." : "You're no longer registered, and you don't owe the fee."],
      };
  }
}

export async function notifyRegistrant(ctx: Ctx, event: EventRow, row: RegistrationRow, words: Words): Promise<void> {
  if (!row.personId) return;
  const { title, text, paragraphs = [text], withFile, once } = words;
  const holds = row.status !== "cancelled" && event.status === "published";
  const link = row.status === "registered" ? linkOf(event, ctx.clock.now()) : null;
  const leave = row.status === "waiting" ? "Leave the waiting list" : "Give up your place";
  await notify(ctx, {
    personId: row.personId,
    kind: "event",
    foldKey: once ?? `event:${event.id}`,
    once: once !== undefined,
    title,
    text,
    path: `/events/${event.id}`,
    email: {
      subject: title,
      paragraphs: [...paragraphs, ...(link ? [`Join online: ${link}`] : []), ...(holds ? [`${leave}: ${leaveUrl(ctx, row.id)}`] : [])],
      action: { label: "View event", url: new URL(`/events/${event.id}`, ctx.config.appOrigin).href },
      attachments: withFile
        ? [{ filename: `${event.id}.ics`, contentType: "text/calendar; charset=utf-8", content: eventCalendarText(ctx, event, link) }]
        : [],
    },
  });
}

const TellInput = z.object({ registrationId: z.uuid(), sequence: z.number().int() });

/** Tells one of those who go, or wait, how the event changed; once, however often the job runs. */
const notifyOfChange: Job<z.infer<typeof TellInput>> = declareJob({
  name: "events.tell-change",
  input: TellInput,
  concurrency: 2,
  keepFinishedSeconds: 60,
  run: (ctx, { registrationId, sequence }) =>
    transact(ctx, async (tx) => {
      const row = await findRegistrationById(tx, registrationId);
      const event = row && (await findEvent(tx, row.eventId));
      if (!row || !event) return;
      const facts = factsInWords(event);
      const once = `event:${event.id}:change:${sequence}`;
      await notifyRegistrant(
        tx,
        event,
        row,
        event.status === "cancelled"
          ? {
              title: `${event.title} was cancelled`,
              text: event.cancelReason,
              paragraphs: [
                `We had to cancel ${event.title}. ${event.cancelReason}`,
                facts,
                ...(row.fee > 0 ? ["You don't owe the fee."] : []),
              ],
              withFile: true,
              once,
            }
          : { title: `${event.title} has changed`, text: facts, paragraphs: ["Here's what's planned now:", facts], withFile: true, once },
      );
    }),
});

const MOST_AT_ONCE = 500;

/** One job for each, so that one whose email fails holds up nobody. */
async function spread(ctx: Ctx, eventId: string, sequence: number): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = await ctx.db
      .select({ id: eventRegistrations.id })
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, eventId), ne(eventRegistrations.status, "cancelled"), gt(eventRegistrations.id, after)))
      .orderBy(asc(eventRegistrations.id))
      .limit(MOST_AT_ONCE);
    for (const { id: registrationId } of rows) await ctx.jobs.send(ctx.db, notifyOfChange, { registrationId, sequence });
    const last = rows.at(-1);
    if (!last || rows.length < MOST_AT_ONCE) return;
    after = last.id;
  }
}

export const eventEmailJobs: Job[] = [notifyOfChange];

export const eventEmailSubscribers: Subscriber[] = [
  subscribe({
    name: "events.registration-email",
    fact: registrationChanged,
    tell: async (ctx, { registrationId, became }) => {
      const row = await findRegistrationById(ctx, registrationId);
      const event = row && (await findEvent(ctx, row.eventId));
      const isStillSo = row?.status === (became === "promoted" ? "registered" : became);
      if (row && event && isStillSo) await notifyRegistrant(ctx, event, row, wordsFor(event, row, became));
    },
  }),
  subscribe({
    name: "events.change-email",
    fact: eventChanged,
    tell: (ctx, { eventId, sequence }) => spread(ctx, eventId, sequence),
  }),
];
