import type { Ctx } from "../../platform/context.server.ts";
import { countOf, formatCount } from "../../platform/words/counts.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { eventDay, eventTimes, feeInWords } from "./event-words.ts";
import { eventError } from "./event.errors.ts";
import { type EventRow, findEvent, findRecap, recapsOf, selectEvents, statusesOf } from "./event.queries.server.ts";
import { linkOf, phaseOf } from "./event.rules.ts";
import type { EventsQuery, EventView, RecapView } from "./event.schema.ts";
import { eventPolicy } from "./event.policy.ts";

/** Published events of this kind, with what the person who asks has there. */
export async function listEvents(ctx: Ctx, { when }: EventsQuery): Promise<{ events: EventView[] }> {
  return { events: await eventViews(ctx, await selectEvents(ctx, when)) };
}

/** An event that was published; a draft is not there. */
export async function readEvent(ctx: Ctx, eventId: string): Promise<EventView> {
  const [view] = await eventViews(ctx, [await admit(ctx, eventPolicy, "read", () => findEvent(ctx, eventId))]);
  if (!view) throw eventError("event_not_found");
  return view;
}

/** What a past event was like, once somebody has written it down. */
export async function readRecap(ctx: Ctx, eventId: string): Promise<RecapView> {
  const [row, recap] = await Promise.all([findEvent(ctx, eventId), findRecap(ctx, eventId)]);
  const [event] = row && row.status === "published" ? await eventViews(ctx, [row]) : [];
  if (!event || !recap) throw eventError("event_recap_not_found");
  const { description, attendees, highlights, photos, testimonials } = recap;
  return { event, description, attendees, highlights, photos, testimonials };
}

/** What has an address of its own, for search engines. */
export async function eventAddresses(ctx: Ctx): Promise<{ path: string; changedAt: Date }[]> {
  const rows = [...(await selectEvents(ctx, "upcoming")), ...(await selectEvents(ctx, "past"))];
  const recaps = await recapsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, updatedAt: changedAt }) => [
    { path: `/events/${id}`, changedAt },
    ...(recaps.has(id) ? [{ path: `/events/recap/${id}`, changedAt }] : []),
  ]);
}

function wordsOf({ startsAt, endsAt, timeZone, registered, capacity, fee }: EventRow): EventView["words"] {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone };
  const left = capacity - registered;
  return {
    day: eventDay(times),
    times: eventTimes(times),
    registered: `${formatCount(registered)}/${formatCount(capacity)} registered`,
    left: left > 0 ? `${countOf(left, "place")} left` : "",
    fee: feeInWords(fee),
  };
}

export async function eventViews(ctx: Ctx, rows: EventRow[]): Promise<EventView[]> {
  dependsOn(ctx, "events");
  const ids = rows.map(({ id }) => id);
  const [recaps, mine] = await Promise.all([recapsOf(ctx, ids), ctx.actor ? statusesOf(ctx, ctx.actor.id, ids) : new Map()]);
  const now = ctx.clock.now();
  return rows.map((row) => ({
    words: wordsOf(row),
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    place: row.place,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    capacity: row.capacity,
    registered: row.registered,
    feeCents: row.fee,
    phase: phaseOf(row, now),
    hasRecap: recaps.has(row.id),
    mine: mine.get(row.id) ?? null,
    onlineLink: mine.get(row.id) === "registered" ? linkOf(row, now) : null,
  }));
}
