import type { Ctx } from "../../platform/context.server.ts";
import { stayTerms, type StayTerms } from "../listings/index.server.ts";
import { customPricesOf, heldNights } from "./availability.queries.server.ts";
import { lastBookableDay, todayAt } from "./stay.rules.ts";
import type { StayCalendar } from "./stay.schema.ts";

/** The days of a listing that are taken or have a custom price, from today until the end of the booking window. */
export async function readCalendar(ctx: Ctx, listingId: string): Promise<StayCalendar> {
  return calendarOf(ctx, await stayTerms(ctx, listingId));
}

/** Like `readCalendar`, for a caller that has already read the terms. */
export async function calendarOf(
  ctx: Ctx,
  {
    listingId,
    timeZone,
    minimumNights,
    nightlyPriceCents,
  }: Pick<StayTerms, "listingId" | "timeZone" | "minimumNights" | "nightlyPriceCents">,
): Promise<StayCalendar> {
  const today = todayAt(timeZone, ctx.clock.now());
  const range = { checkIn: today, checkOut: lastBookableDay(today) };
  const [held, prices] = await Promise.all([heldNights(ctx, listingId, range), customPricesOf(ctx, [listingId], range)]);
  const holders = new Map(held.map(({ night, kind }) => [night, kind === "block" ? ("blocked" as const) : ("booked" as const)]));
  const custom = prices.get(listingId) ?? new Map<string, number>();
  const days = [...new Set([...holders.keys(), ...custom.keys()])].toSorted();
  return {
    today,
    minimumNights,
    nightlyPriceCents,
    days: days.map((day) => ({ day, held: holders.get(day) ?? null, priceCents: custom.get(day) ?? null })),
  };
}
