import { randomUUID } from "node:crypto";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import { createEvent, publishEvent, registerForEvent } from "../../src/features/events/index.server.ts";
import type { EventInput, RegisterInput, RegistrationOutcome } from "../../src/features/events/event.schema.ts";
import type { Ctx, Services } from "../../src/platform/context.server.ts";
import { testCtx } from "./test-ctx.ts";

export const EVENT: EventInput = {
  title: "Harbor meetup",
  description: "An evening by the water.",
  type: "meetup",
  place: "Pier 57, Seattle, WA",
  onlineLink: "",
  startDay: "2031-03-08",
  startTime: "18:00",
  endDay: "2031-03-08",
  endTime: "21:00",
  timeZone: "America/Los_Angeles",
  capacity: 2,
  feeCents: 2_500,
};

/** An event that was published; answers with its id. */
export async function newEvent(agent: Ctx, more: Partial<EventInput> = {}): Promise<string> {
  const { id } = await createEvent(agent, { ...EVENT, ...more });
  await publishEvent(agent, id);
  return id;
}

export const DETAILS: Omit<RegisterInput, "key"> = {
  firstName: "Robin",
  lastName: "Harbor",
  email: "robin@example.com",
  phone: "+1 206 555 0100",
  dietaryRestrictions: "",
  specialRequirements: "",
  feeCents: EVENT.feeCents,
  joinWaitingList: false,
};

export const register = (ctx: Ctx, eventId: string, more: Partial<RegisterInput> = {}): Promise<RegistrationOutcome> =>
  registerForEvent(ctx, eventId, { ...DETAILS, key: randomUUID(), ...more });

/** So many people, signed in; quicker than letting each of them choose a password. */
export async function crowd(services: Services, size: number): Promise<Ctx[]> {
  const people = Array.from({ length: size }, (_, i) => ({
    id: randomUUID(),
    fullName: `Rival ${i}`,
    email: `${randomUUID()}@example.com`,
  }));
  await services.db.insert(profiles).values(people);
  return people.map(({ id }) => testCtx(services, { actor: { id, sessionId: randomUUID(), isHost: false, supportRole: null } }));
}
