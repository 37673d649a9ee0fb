import { z } from "zod";
import type { Services } from "../../../../platform/context.server.ts";
import { type PaymentEvent, ProviderError } from "../payment-provider.ts";
import { stripeClient } from "./stripe-client.server.ts";

const SIGNATURE_HEADER = "stripe-signature";
const OLDEST_SECONDS = 300;

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  /** The connected account that it is about; none where it is ours. */
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string().nullish(), payment_intent: z.string().nullish() }) }),
});
type Event = z.infer<typeof Event>;

/** The event, once its signature is known to be Stripe's and fresh; null for one of a kind, or of an account, that we don't follow. */
export async function readStripeEvent(services: Services, body: Uint8Array, headers: Headers): Promise<PaymentEvent | null> {
  const { config, clock } = services;
  if (config.payments.kind !== "stripe") throw new Error("Stripe isn't configured");
  const { signature: signatures } = (await stripeClient(services)).webhooks;
  if (!signatures) throw new Error("this build of Stripe's library checks no signatures");
  try {
    const signature = headers.get(SIGNATURE_HEADER) ?? "";
    const bytes = Buffer.from(body);
    signatures.verifyHeader(bytes, signature, config.payments.webhookSecret, OLDEST_SECONDS, undefined, clock.now().getTime());
  } catch (cause) {
    throw new ProviderError("bad_signature", "not signed by Stripe just now", { cause });
  }
  const event = parseEvent(body);
  const about = aboutOf(event);
  return about && { id: event.id, about };
}

function parseEvent(body: Uint8Array): Event {
  try {
    return Event.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  } catch (cause) {
    throw new ProviderError("bad_event", "not an event", { cause });
  }
}

/** Events of connected accounts say how the account is; the rest of what happens there is none of ours. */
function aboutOf({ type, account, data: { object } }: Event): PaymentEvent["about"] | null {
  if (/^(account\.updated|capability\.updated)$/.test(type)) return about("account", account ?? object.id);
  if (account) return null;
  if (/^(refund\.|charge\.refund\.)/.test(type)) return about("refund", object.id);
  if (type.startsWith("charge.dispute.")) return about("dispute", object.id);
  if (type.startsWith("charge.")) return about("payment", object.payment_intent);
  if (/^(payment_intent|checkout\.session)\./.test(type)) return about("payment", object.id);
  return type.startsWith("transfer.") ? about("transfer", object.id) : null;
}

const about = (kind: PaymentEvent["about"]["kind"], ref: string | null | undefined): PaymentEvent["about"] | null =>
  ref ? { kind, ref } : null;
