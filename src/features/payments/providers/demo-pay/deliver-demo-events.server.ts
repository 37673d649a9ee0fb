import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../../platform/clock.ts";
import type { Config } from "../../../../platform/config.server.ts";
import type { Ctx } from "../../../../platform/context.server.ts";
import { SIGNATURE_HEADER, signDemoEvent } from "./demo-events.server.ts";
import { demoEvents } from "./demo-pay.tables.server.ts";

const AT_ONCE = 50;
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
const ANSWER_WITHIN_MS = 10_000;

type DemoEvent = typeof demoEvents.$inferSelect;
/** Whether the product took it. */
type Post = (ctx: Ctx, body: Uint8Array<ArrayBuffer>, signature: string) => Promise<boolean>;

/** Sends the product what it hasn't heard yet. What isn't answered with 200 comes again after growing pauses, for three days. */
export async function sendDemoEvents(ctx: Ctx, post: Post = postToHook): Promise<void> {
  for (let events = await claimEvents(ctx); events.length > 0; events = await claimEvents(ctx)) {
    for (const event of events) {
      const body = new TextEncoder().encode(JSON.stringify({ id: event.id, about: { kind: event.kind, ref: event.ref } }));
      if (!(await post(ctx, body, signDemoEvent(ctx.config, body, ctx.clock.now())))) continue;
      await ctx.db.update(demoEvents).set({ deliveredAt: ctx.clock.now() }).where(eq(demoEvents.id, event.id));
    }
  }
}

/** Those that are due, put off before they are sent: a worker that is killed meanwhile sends them again. */
async function claimEvents({ db, clock }: Ctx): Promise<DemoEvent[]> {
  const now = clock.now();
  const isYoung = gt(demoEvents.createdAt, new Date(now.getTime() - GIVE_UP_AFTER_MS));
  const due = db
    .select({ id: demoEvents.id })
    .from(demoEvents)
    .where(and(isNull(demoEvents.deliveredAt), lte(demoEvents.nextAt, now), isYoung))
    .orderBy(demoEvents.nextAt)
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const pause = sql`least(${FIRST_PAUSE_MS} * 2 ^ ${demoEvents.attempts}, ${LONGEST_PAUSE_MS}) * interval '1 millisecond'`;
  return db
    .update(demoEvents)
    .set({ attempts: sql`${demoEvents.attempts} + 1`, nextAt: sql`${now}::timestamptz + ${pause}` })
    .where(inArray(demoEvents.id, due))
    .returning();
}

async function postToHook({ config, log }: Ctx, body: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(hookAddress(config), {
      method: "POST",
      body,
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch (err) {
    log.warn({ err }, "an event of Demo Pay could not be delivered");
    return false;
  }
}

/** The product's own address: the one that it listens on, unless the operator has named another. */
export function hookAddress({ appOrigin, originIsFixed, host, port }: Pick<Config, "appOrigin" | "originIsFixed" | "host" | "port">): URL {
  const ANY: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  const here = ANY[host] ?? (host.includes(":") ? `[${host}]` : host);
  return new URL("/hooks/payments/demo", originIsFixed ? appOrigin : `http://${here}:${port}`);
}
