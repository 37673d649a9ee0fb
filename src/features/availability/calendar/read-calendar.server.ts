import type { Ctx } from "../../../platform/context.server.ts";
import { stayTerms, type StayTerms } from "../../listings/index.server.ts";
import { customPricesOf, heldNights, isHeldBy } from "../availability.queries.server.ts";
import { rulesOf } from "../rules/rules.queries.server.ts";
import { lastBookableDay, todayAt } from "../stay.rules.ts";
import type { StayCalendar } from "../stay.schema.ts";

/** The days of a listing that are taken or have a custom price, from today until the end of the booking window. */
export async function readCalendar(ctx: Ctx, listingId: string): Promise<StayCalendar> {
  return calendarOf(ctx, await stayTerms(ctx, listingId));
}

/** Like `readCalendar`, for a caller that has already read the terms. The nights of its own booking are free, if there is one. */
export async function calendarOf(
  ctx: Ctx,
  {
    listingId,
    timeZone,
    minimumNights,
    nightlyPriceCents,
  }: Pick<StayTerms, "listingId" | "timeZone" | "minimumNights" | "nightlyPriceCents">,
  ownBookingId?: string,
): Promise<StayCalendar> {
  const today = todayAt(timeZone, ctx.clock.now());
  const range = { checkIn: today, checkOut: lastBookableDay(today) };
  const [held, prices, rules] = await Promise.all([
    heldNights(ctx, listingId, range),
    customPricesOf(ctx, [listingId], range),
    rulesOf(ctx, [listingId], { first: range.checkIn, last: range.checkOut }),
  ]);
  const others = ownBookingId ? held.filter((night) => !isHeldBy(night, ownBookingId)) : held;
  const holders = new Map(
    others.map(({ night, kind }) => [night, kind === "block" || kind === "preparation" ? ("blocked" as const) : ("booked" as const)]),
  );
  const custom = prices.get(listingId) ?? new Map<string, number>();
  const days = [...new Set([...holders.keys(), ...custom.keys()])].toSorted();
  return {
    today,
    minimumNights,
    nightlyPriceCents,
    rules: rules.get(listingId) ?? null,
    days: days.map((day) => ({ day, held: holders.get(day) ?? null, priceCents: custom.get(day) ?? null })),
  };
}
