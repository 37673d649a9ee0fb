import { asc } from "drizzle-orm";
import type { Clock } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { isOnSupport } from "../../accounts/index.server.ts";
import type { Presence } from "../chat.schema.ts";
import { supportPresence } from "../chat.tables.server.ts";

/** An open staff page says so every half a minute. */
export const THERE_MS = 75_000;
/** A shift ends by itself when its agent hasn't been seen for so long, and so does being away. */
const SHIFT_MS = 8 * 3_600_000;

type Row = typeof supportPresence.$inferSelect;

const isSeenWithin = ({ seenAt }: Row, ms: number, clock: Clock) => seenAt.getTime() > clock.now().getTime() - ms;

export const hasOpenPage = (row: Row, { clock }: Pick<Ctx, "clock">): boolean => isSeenWithin(row, THERE_MS, clock);
export const isThere = (row: Row, ctx: Pick<Ctx, "clock">): boolean => !row.isAway && hasOpenPage(row, ctx);
export const isOnDuty = (row: Row, { clock }: Pick<Ctx, "clock">): boolean => !row.isAway && isSeenWithin(row, SHIFT_MS, clock);
export const saysAway = (row: Row, { clock }: Pick<Ctx, "clock">): boolean => row.isAway && isSeenWithin(row, SHIFT_MS, clock);

/** Everyone in support who opened a staff page once. */
export const selectPresences = (ctx: Ctx): Promise<Row[]> =>
  ctx.db.select().from(supportPresence).where(isOnSupport(supportPresence.agentId)).orderBy(asc(supportPresence.agentId));

/** The same while nobody else changes it. */
export const lockPresences = (tx: Ctx): Promise<Row[]> =>
  tx.db
    .select()
    .from(supportPresence)
    .where(isOnSupport(supportPresence.agentId))
    .orderBy(asc(supportPresence.agentId))
    .for("update", { of: supportPresence });

export async function isSomeoneThere(ctx: Ctx): Promise<boolean> {
  return (await selectPresences(ctx)).some((row) => isThere(row, ctx));
}

/** Whether each agent is there, away or gone. */
export async function presenceByAgent(ctx: Ctx): Promise<(agentId: string) => Presence> {
  const rows = new Map((await selectPresences(ctx)).map((row) => [row.agentId, row]));
  return (agentId) => {
    const row = rows.get(agentId);
    if (!row) return "offline";
    return isThere(row, ctx) ? "here" : saysAway(row, ctx) ? "away" : "offline";
  };
}
