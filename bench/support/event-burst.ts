import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { sql } from "drizzle-orm";
import { handlePaymentEvent } from "../../src/features/payments/hooks/handle-event.server.ts";
import { receivePaymentEvent } from "../../src/features/payments/index.server.ts";
import { readDemoEvent, SIGNATURE_HEADER, signDemoEvent } from "../../src/features/payments/providers/demo-pay/demo-events.server.ts";
import { testCtx } from "../../tests/support/test-ctx.ts";
import { deliverFacts } from "../../src/platform/facts/facts.server.ts";
import { subscribers } from "../../src/product.server.ts";
import type { PaymentWorld } from "./payment-world.ts";

const AT_ONCE = 16;

type Sent = { body: Uint8Array<ArrayBuffer>; headers: Headers };

/** So many events about these payments, half of them a second time, in any order. */
export function someEvents({ services }: PaymentWorld, refs: string[], count: number): Sent[] {
  const all = Array.from({ length: count }, (_, each): Sent => {
    const event = { id: `demo_event_${randomUUID()}`, about: { kind: "payment", ref: refs[each % refs.length] } };
    const body = new TextEncoder().encode(JSON.stringify(event));
    return { body, headers: new Headers({ [SIGNATURE_HEADER]: signDemoEvent(services.config, body, services.clock.now()) }) };
  });
  return [...all, ...all.slice(0, count / 2)].toSorted(() => Math.random() - 0.5);
}

const answered = async (events: Sent[], answer: (event: Sent) => Promise<unknown>): Promise<number> => {
  const limit = pLimit(AT_ONCE);
  const started = performance.now();
  await Promise.all(events.map((event) => limit(() => answer(event))));
  return (events.length * 1000) / (performance.now() - started);
};

/** Answers per second. */
export const receiveAll = ({ services }: PaymentWorld, events: Sent[]): Promise<number> =>
  answered(events, ({ body, headers }) => receivePaymentEvent(testCtx(services), "demo", body, headers));

/** The least that anybody could do: the signature is checked, and the event is kept once. */
export const onlyKeep = ({ services }: PaymentWorld, events: Sent[]): Promise<number> =>
  answered(events, async ({ body, headers }) => {
    const event = readDemoEvent(services, body, headers);
    await services.db.execute(sql`insert into bare_events (id, ref) values (${event?.id}, ${event?.about.ref}) on conflict do nothing`);
  });

/** What the jobs make of what was received. */
export async function handleAll({ services }: PaymentWorld): Promise<number> {
  const ctx = testCtx(services);
  const { rows } = await services.db.execute<{ id: string }>(sql`select event_id as id from payment_events where handled_at is null`);
  const limit = pLimit(4);
  await Promise.all(rows.map(({ id }) => limit(() => handlePaymentEvent.run(ctx, { provider: "demo", eventId: id }))));
  await deliverFacts(
    ctx,
    subscribers.filter(({ name }) => name === "bookings.settle-payment"),
  );
  return rows.length;
}
