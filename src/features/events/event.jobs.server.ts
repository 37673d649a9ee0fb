import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { workThrough } from "../../platform/failures/failures.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { eventEmailJobs, eventEmailSubscribers, factsInWords, notifyRegistrant } from "./event.emails.server.ts";
import { findEvent, findRegistrationById, lockEvent } from "./event.queries.server.ts";
import { eventRegistrations, events } from "./event.tables.server.ts";
import { sendEventMessage } from "./messages/send-event-message.server.ts";
import { promoteWaiting } from "./registering/take-place.server.ts";

const REMIND = "events.remind";

/** Every hour, reminds those who have a place at an event that begins within a day, once; not those who registered just now. */
const remindOfEvents = declareJob({
  name: REMIND,
  input: z.object({}),
  schedule: "51 * * * *",
  async run(ctx) {
    const due = await selectDue(ctx);
    await workThrough(ctx, {
      name: REMIND,
      next: async () => due,
      work: async (tx, registrationId) => {
        const row = await findRegistrationById(tx, registrationId);
        const event = row && (await findEvent(tx, row.eventId));
        if (row?.status !== "registered" || !event) return;
        const text = factsInWords(event);
        await notifyRegistrant(tx, event, row, { title: `${event.title} is coming up`, text, once: `event:${event.id}:soon` });
      },
    });
  },
});

const selectDue = async ({ db, clock }: Ctx): Promise<string[]> => {
  const now = clock.now();
  const rows = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(events.status, "published"),
        gt(events.startsAt, now),
        lt(events.startsAt, new Date(now.getTime() + DAY_MS)),
        eq(eventRegistrations.status, "registered"),
        isNotNull(eventRegistrations.personId),
        lt(eventRegistrations.updatedAt, sql`${events.startsAt} - interval '25 hours'`),
      ),
    );
  return rows.map(({ id }) => id);
};

/** Somebody who deleted their account comes to nothing anymore; at events that are over they are counted, without a name. */
async function forgetPerson(ctx: Ctx, personId: string): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.personId, personId))
    .orderBy(eventRegistrations.eventId);
  for (const { id, eventId } of rows) {
    const event = await lockEvent(ctx, eventId);
    const isAhead = event && event.startsAt > ctx.clock.now();
    const details = { firstName: "", lastName: "", email: "", phone: "", dietaryRestrictions: "", specialRequirements: "" };
    if (isAhead) await ctx.db.delete(eventRegistrations).where(eq(eventRegistrations.id, id));
    else
      await ctx.db
        .update(eventRegistrations)
        .set({
          ...details,
          personId: null,
          status: sql`case when status = 'registered' then 'registered' else 'cancelled' end`,
          queueNumber: null,
        })
        .where(eq(eventRegistrations.id, id));
    const after = isAhead && (await lockEvent(ctx, eventId));
    if (after) await promoteWaiting(ctx, after);
  }
}

export const eventJobs: Job[] = [remindOfEvents, sendEventMessage, ...eventEmailJobs];

export const eventSubscribers: Subscriber[] = [
  ...eventEmailSubscribers,
  subscribe({ name: "events.forget", fact: accountDeleted, tell: (ctx, { accountId }) => forgetPerson(ctx, accountId) }),
];
