import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { tripCompanions, tripCosts, tripPlanParts, tripPlans } from "./trip-plan.tables.server.ts";

export type PlanRow = typeof tripPlans.$inferSelect & { companionIds: string[] };
export type CostRow = typeof tripCosts.$inferSelect;

export async function findPlan({ db }: Ctx, planId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(tripPlans).where(eq(tripPlans.id, planId));
  return row && { ...row, companionIds: await companionsOf(db, planId) };
}

const companionsOf = async (db: Ctx["db"], planId: string): Promise<string[]> =>
  (
    await db
      .select({ id: tripCompanions.personId })
      .from(tripCompanions)
      .where(eq(tripCompanions.planId, planId))
      .orderBy(asc(tripCompanions.joinedAt), asc(tripCompanions.personId))
  ).map(({ id }) => id);

/** As `findPlan`, and nobody else changes it until the transaction ends. */
export async function lockPlan(tx: Ctx, planId: string): Promise<PlanRow | undefined> {
  await tx.db.select({ id: tripPlans.id }).from(tripPlans).where(eq(tripPlans.id, planId)).for("update");
  return findPlan(tx, planId);
}

export async function findInvitedPlan(ctx: Ctx, inviteKey: string): Promise<PlanRow | undefined> {
  const [row] = await ctx.db.select({ id: tripPlans.id }).from(tripPlans).where(eq(tripPlans.inviteKey, inviteKey));
  return row && findPlan(ctx, row.id);
}

/** The plans that a person owns or joined, the newest first, each with its bookings. */
export async function selectPlansOf({ db }: Ctx, personId: string) {
  const joined = db.select({ id: tripCompanions.planId }).from(tripCompanions).where(eq(tripCompanions.personId, personId));
  const isTheirs = or(eq(tripPlans.ownerId, personId), inArray(tripPlans.id, joined));
  const rows = await db.select().from(tripPlans).where(isTheirs).orderBy(desc(tripPlans.createdAt), desc(tripPlans.id));
  const parts = await partsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, bookingIds: parts.filter(({ planId }) => planId === row.id).map(({ bookingId }) => bookingId) }));
}

const partsOf = async (db: Ctx["db"], planIds: string[]) =>
  planIds.length === 0 ? [] : db.select().from(tripPlanParts).where(inArray(tripPlanParts.planId, planIds));

export const bookingsOfPlan = async ({ db }: Ctx, planId: string): Promise<string[]> =>
  (await partsOf(db, [planId])).map(({ bookingId }) => bookingId);

export const costsOfPlan = ({ db }: Ctx, planId: string): Promise<CostRow[]> =>
  db.select().from(tripCosts).where(eq(tripCosts.planId, planId)).orderBy(asc(tripCosts.createdAt), asc(tripCosts.id));

/** The cost with whose plan it is in. */
export async function findCost({ db }: Ctx, planId: string, costId: string) {
  const [row] = await db
    .select({ id: tripCosts.id, addedById: tripCosts.addedById, ownerId: tripPlans.ownerId })
    .from(tripCosts)
    .innerJoin(tripPlans, eq(tripPlans.id, tripCosts.planId))
    .where(and(eq(tripCosts.id, costId), eq(tripCosts.planId, planId)));
  return row;
}
