import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Config } from "../config.server.ts";
import type { RequestContext } from "../context.server.ts";
import { networkOf } from "../limits/network.ts";

/** Proxies add at the end; what is before that, anyone may have written. */
const MOST_PROXIES = 20;

/** The visitor's address: the socket's, or the nearest one before the proxies that the configuration names. */
export function clientAddress(config: Config, socketAddress: string | undefined, forwardedFor: string | null): string {
  const peer = plainAddress(socketAddress ?? "");
  if (!config.isTrustedProxy(peer)) return peer;
  const hops = (forwardedFor ?? "")
    .split(",")
    .slice(-MOST_PROXIES)
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => isIP(hop) > 0);
  return hops.findLast((hop) => !config.isTrustedProxy(hop)) ?? hops[0] ?? peer;
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

export const newRequestId = (): string => randomUUID();

/** What the listener knows of a request and the app needs. */
export type RequestEnv = { incoming?: IncomingMessage; requestId?: string };

export function openRequest(config: Config, request: Request, { incoming, requestId = newRequestId() }: RequestEnv): RequestContext {
  const address = clientAddress(config, incoming?.socket.remoteAddress, request.headers.get("x-forwarded-for"));
  return {
    requestId,
    address,
    network: networkOf(address),
    userAgent: (request.headers.get("user-agent") ?? "").slice(0, 400),
    headers: request.headers,
    reply: new Headers(),
    tags: new Set(),
    shownUntil: null,
  };
}
