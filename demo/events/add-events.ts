import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import { eventRecaps, eventRegistrations, events } from "../../src/features/events/event.tables.server.ts";
import { instantAt } from "../../src/features/availability/index.ts";
import { type Clock, DAY_MS } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { cast } from "../cast.ts";
import { PHOTO_SIZE } from "../listings/listing-photos.ts";
import { daysAgo } from "../demo-days.ts";
import { demoId } from "../demo-id.ts";
import { personId } from "../people.ts";
import { randomOf } from "../random.ts";
import { type Attendee, attendees } from "./attendees.ts";
import { type DemoEvent, PROGRAMME } from "./programme.ts";

type DemoTools = { db: Db; clock: Clock };

export const eventPhotoId = (eventId: string, position: number): string => demoId("event photo", `${eventId} ${position}`);

/** Events that are ahead, full, over, cancelled and not published yet, with everybody who registered for them. */
export async function addEvents({ db, clock }: DemoTools): Promise<void> {
  const joined = daysAgo(clock, 400);
  await db.insert(profiles).values(
    attendees.map(({ fullName, email, phone }) => ({
      id: personId(email),
      fullName,
      email,
      phone,
      emailVerified: true,
      createdAt: joined,
      updatedAt: joined,
    })),
  );
  await db.insert(events).values(PROGRAMME.map((event) => rowOf(clock, event)));
  for (const event of PROGRAMME) {
    const rows = registrationsOf(clock, event);
    if (rows.length > 0) await db.insert(eventRegistrations).values(rows);
  }
  await db.insert(eventRecaps).values(PROGRAMME.flatMap((event) => recapOf(clock, event)));
}

/** Days from today to the wanted weekday, away from today. */
function daysAhead(clock: Clock, { inDays, weekday }: DemoEvent): number {
  const there = daysAgo(clock, -inDays).getUTCDay();
  return inDays + (inDays > 0 ? (weekday - there + 7) % 7 : -((there - weekday + 7) % 7));
}

function rowOf(clock: Clock, event: DemoEvent): typeof events.$inferInsert {
  const { id, title, type, place, timeZone, start, end, days = 1, capacity, feeCents, description } = event;
  const inDays = daysAhead(clock, event);
  const dayOf = (offset: number) => daysAgo(clock, -offset).toISOString().slice(0, 10);
  const announced = new Date(Math.min(clock.now().getTime(), daysAgo(clock, -inDays).getTime()) - 60 * DAY_MS);
  return {
    id,
    title,
    description,
    type,
    place,
    startsAt: instantAt(timeZone, dayOf(inDays), start),
    endsAt: instantAt(timeZone, dayOf(inDays + days - 1), end),
    timeZone,
    capacity,
    fee: feeCents,
    status: event.status ?? "published",
    sequence: event.status === "cancelled" ? 1 : 0,
    cancelReason: event.cancelReason ?? "",
    createdAt: announced,
    updatedAt: announced,
  };
}

/** The demo's own people first, the agent never; the rest are those who come to events only. */
function guestsOf(event: DemoEvent): Attendee[] {
  const known = cast.filter(({ support, email }) => !support && email !== "guest@demo.test");
  const everyone = [...known, ...attendees];
  const random = randomOf(`${event.id} guests`);
  const count = event.registered + (event.waiting ?? 0);
  return random
    .some(everyone, count)
    .map((guest) => ({ guest, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ guest }) => guest);
}

function registrationsOf(clock: Clock, event: DemoEvent): (typeof eventRegistrations.$inferInsert)[] {
  const latest = Math.min(clock.now().getTime(), daysAgo(clock, -daysAhead(clock, event)).getTime()) - 2 * DAY_MS;
  const guests = guestsOf(event);
  const random = randomOf(`${event.id} details`);
  return guests.map(({ fullName, email, phone }, i) => {
    const isWaiting = i >= event.registered;
    const at = new Date(latest - (guests.length - i) * 16 * 3_600_000 - random.between(0, 3_000_000));
    return {
      id: demoId("event registration", `${event.id} ${email}`),
      eventId: event.id,
      personId: personId(email),
      status: isWaiting ? ("waiting" as const) : ("registered" as const),
      queueNumber: isWaiting ? i - event.registered + 1 : null,
      firstName: fullName.slice(0, fullName.indexOf(" ")),
      lastName: fullName.slice(fullName.indexOf(" ") + 1),
      email,
      phone,
      dietaryRestrictions: random.chance(0.2) ? random.pick(["Vegetarian", "Vegan", "No nuts, please", "Gluten-free", "No shellfish"]) : "",
      specialRequirements: random.chance(0.06) ? random.pick(["Step-free access, please", "I'll bring a folding bike"]) : "",
      fee: event.feeCents,
      createdAt: at,
      updatedAt: at,
    };
  });
}

function recapOf(clock: Clock, { id, inDays, recap }: DemoEvent): (typeof eventRecaps.$inferInsert)[] {
  if (!recap) return [];
  const { pictures, ...words } = recap;
  const photos = pictures.map((description, i) => ({ id: eventPhotoId(id, i), description, ...PHOTO_SIZE }));
  return [{ eventId: id, ...words, photos, updatedAt: daysAgo(clock, -inDays - 5) }];
}
