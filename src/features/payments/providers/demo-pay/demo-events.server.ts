import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "../../../../platform/config.server.ts";
import type { Ctx, Services } from "../../../../platform/context.server.ts";
import { type PaymentEvent, ProviderError } from "../payment-provider.ts";
import { deliverDemoEvents } from "./demo-pay.queues.ts";
import { demoEvents } from "./demo-pay.tables.server.ts";
import { newDemoRef } from "./demo-payments.server.ts";

export const SIGNATURE_HEADER = "demo-signature";
const OLDEST_SECONDS = 300;

const Event = z.object({
  id: z.string().min(1).max(100),
  about: z.object({ kind: z.string(), ref: z.string().min(1).max(100) }),
});
const KNOWN = new Set<string>(["payment", "refund", "dispute", "transfer", "account"] satisfies PaymentEvent["about"]["kind"][]);

/** Writes down that something happened, in the caller's transaction; a job tells the product. */
export async function addDemoEvent(tx: Ctx, kind: PaymentEvent["about"]["kind"], ref: string): Promise<void> {
  const now = tx.clock.now();
  await tx.db.insert(demoEvents).values({ id: newDemoRef("event"), kind, ref, createdAt: now, nextAt: now });
  await tx.jobs.send(tx.db, deliverDemoEvents, {});
}

const digestOf = ({ secret }: Pick<Config, "secret">, seconds: number, body: Uint8Array): Buffer =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "demo pay events", 32)))
    .update(`${seconds}.`)
    .update(body)
    .digest();

/** As Stripe signs: the time and a keyed hash of it with the body. */
export function signDemoEvent(config: Pick<Config, "secret">, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digestOf(config, seconds, body).toString("hex")}`;
}

/** The event, once its signature is known to be ours and fresh; null for one of a kind that we don't know. */
export function readDemoEvent({ config, clock }: Services, body: Uint8Array, headers: Headers): PaymentEvent | null {
  const [, time = "", signature = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? "") ?? [];
  const given = Buffer.from(signature, "hex");
  const expected = digestOf(config, Number(time), body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ProviderError("bad_signature", "not signed by us");
  if (Math.abs(clock.now().getTime() / 1000 - Number(time)) > OLDEST_SECONDS)
    throw new ProviderError("bad_signature", "signed too long ago");
  const { id, about } = parseEvent(body);
  return KNOWN.has(about.kind) ? { id, about: about as PaymentEvent["about"] } : null;
}

function parseEvent(body: Uint8Array): z.infer<typeof Event> {
  try {
    return Event.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  } catch (cause) {
    throw new ProviderError("bad_event", "not an event", { cause });
  }
}
