import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { propertyCustomPrices } from "../availability.tables.server.ts";
import { propertyDayMinimums, propertyRules } from "../rules/rules.tables.server.ts";
import type { Days, DayValue } from "./host-days.rules.ts";

export type DayValues = Map<string, number | null>;

/** What these days of a listing have of their own. */
export async function selectDayValues({ db }: Ctx, kind: DayValue, listingId: string, { first, last }: Days): Promise<DayValues> {
  const table = kind === "price" ? propertyCustomPrices : propertyDayMinimums;
  const value = kind === "price" ? propertyCustomPrices.price : propertyDayMinimums.nights;
  const rows = await db
    .select({ date: table.date, value })
    .from(table)
    .where(and(eq(table.propertyId, listingId), between(table.date, first, last)));
  return new Map(rows.map((row) => [row.date, row.value]));
}

/** Gives the days of a listing these values; null takes away what they have. */
export async function writeDayValues(ctx: Ctx, kind: DayValue, listingId: string, values: DayValues): Promise<void> {
  const table = kind === "price" ? propertyCustomPrices : propertyDayMinimums;
  const gone = [...values].flatMap(([date, value]) => (value === null ? [date] : []));
  const set = [...values].flatMap(([date, value]) => (value === null ? [] : [{ date, value }]));
  if (gone.length > 0) await ctx.db.delete(table).where(and(eq(table.propertyId, listingId), inArray(table.date, gone)));
  if (set.length === 0) return;
  await (kind === "price" ? upsertPrices : upsertMinimums)(ctx, listingId, set);
}

async function upsertPrices({ db }: Ctx, propertyId: string, days: { date: string; value: number }[]): Promise<void> {
  await db
    .insert(propertyCustomPrices)
    .values(days.map(({ date, value }) => ({ propertyId, date, price: value })))
    .onConflictDoUpdate({
      target: [propertyCustomPrices.propertyId, propertyCustomPrices.date],
      set: { price: sql`excluded.price` },
    });
}

async function upsertMinimums({ db }: Ctx, propertyId: string, days: { date: string; value: number }[]): Promise<void> {
  await db.insert(propertyRules).values({ propertyId }).onConflictDoNothing();
  await db
    .insert(propertyDayMinimums)
    .values(days.map(({ date, value }) => ({ propertyId, date, nights: value })))
    .onConflictDoUpdate({
      target: [propertyDayMinimums.propertyId, propertyDayMinimums.date],
      set: { nights: sql`excluded.nights` },
    });
}
