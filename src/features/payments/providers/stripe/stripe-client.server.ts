import type { Stripe } from "stripe";
import type { Config } from "../../../../platform/config.server.ts";
import type { Services } from "../../../../platform/context.server.ts";
import { guardedRequest } from "../../../../platform/outbound/guarded-request.server.ts";

const HOSTS = ["api.stripe.com"];
const ANSWER_WITHIN_MS = 30_000;

const clients = new WeakMap<Config, Promise<Stripe>>();

/** Stripe's library, loaded when it is first asked for. It asks through the guarded network, and once: operations are repeated by who sent them. */
export function stripeClient(services: Services): Promise<Stripe> {
  const { config } = services;
  const open = clients.get(config) ?? openClient(services);
  clients.set(config, open);
  return open;
}

async function openClient({ config, network, log }: Services): Promise<Stripe> {
  if (config.payments.kind !== "stripe") throw new Error("Stripe isn't configured");
  const { Stripe: Library } = await import("stripe");
  return new Library(config.payments.secretKey, {
    httpClient: Library.createFetchHttpClient(guardedFetchLike({ network, log })),
    maxNetworkRetries: 0,
    timeout: ANSWER_WITHIN_MS,
    telemetry: false,
  });
}

/** The guarded network, in the shape that the library asks in. */
function guardedFetchLike(deps: Pick<Services, "network" | "log">): typeof fetch {
  return async (input, init = {}) => {
    const request = {
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" && init.body !== "" ? init.body : undefined,
    };
    const limits = { hosts: HOSTS, timeLimitMs: ANSWER_WITHIN_MS, signal: init.signal ?? undefined };
    const { status, headers, body } = await guardedRequest(deps, String(input), request, limits);
    const kept = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as [string, string]] : []));
    return new Response(new Uint8Array(body), { status, headers: kept });
  };
}
