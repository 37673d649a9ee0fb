import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { confirmedStay, type TimedStay } from "../bookings/index.server.ts";
import { stayArrivalPolicy } from "./arrival.policy.ts";
import { findGuide, guideOf, isFilled } from "./arrival.queries.server.ts";
import { closesAt, opensAt, stateOf } from "./arrival.rules.ts";
import type { GuideView, StayArrival } from "./arrival.schema.ts";

/** The guide of a confirmed stay, for its guest: when it opens, then all of it, and nothing after. To everyone else there is none. */
export async function readStayArrival(ctx: Ctx, bookingId: string): Promise<StayArrival> {
  const arrival = await admit(ctx, stayArrivalPolicy, "seeOpening", () => stayArrival(ctx, bookingId));
  const { state, guide } = arrival;
  if (state === "closed") return { state, opensAt: null, closesAt: null, guide: null };
  const times = { opensAt: arrival.opensAt.toISOString(), closesAt: arrival.closesAt.toISOString() };
  return { state, ...times, guide: stayArrivalPolicy.may(ctx.actor, "read", arrival) ? guide : null };
}

/** The guide of a confirmed stay and how it stands; closed where its host wrote none. For others to say who may read it. */
export async function stayArrival(ctx: Pick<Ctx, "db" | "config" | "clock">, bookingId: string) {
  const stay = await confirmedStay(ctx, bookingId);
  return stay && arrivalOfStay(ctx, stay);
}

export async function arrivalOfStay(ctx: Pick<Ctx, "db" | "config" | "clock">, stay: TimedStay) {
  const { guestId, hostId, listingId, bookingId } = stay;
  const row = await findGuide(ctx, listingId);
  const whole = row && (await guideOf(ctx, row));
  const state = whole && isFilled(whole) ? stateOf(whole.opens, stay, ctx.clock.now()) : ("closed" as const);
  const times = { opensAt: whole ? opensAt(whole.opens, stay) : stay.createdAt, closesAt: closesAt(stay) };
  const guide: GuideView | null = whole && viewOf(whole);
  return { bookingId, guestId, hostId, listingId, timeZone: stay.timeZone, state, ...times, guide };
}

const viewOf = ({ steps, doorCode, wifiName, wifiPassword, parking, manual, checkOut }: GuideView): GuideView => ({
  steps,
  doorCode,
  wifiName,
  wifiPassword,
  parking,
  manual,
  checkOut,
});
