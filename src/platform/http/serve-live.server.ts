import type { IncomingMessage, ServerResponse } from "node:http";
import type { Actor, Ctx, Services } from "../context.server.ts";
import type { DatabaseWatch } from "../db/database-watch.server.ts";
import { requestError, RETRY_AFTER_SECONDS } from "../errors.ts";
import type { LiveStreams } from "../realtime/live-streams.server.ts";
import { requireShortHead } from "./limits/head-limits.server.ts";
import { problemResponse, toAppError } from "./problem.server.ts";
import { openRequest } from "./request-context.server.ts";
import { NOTHING_ALLOWED, securityHeaders } from "./security-headers.server.ts";

type LiveOptions = {
  services: Services;
  database: DatabaseWatch;
  streams: LiveStreams;
  identify: (ctx: Ctx) => Promise<{ actor: Actor; expiresAt: Date } | null>;
};

const STREAM = {
  // When the stream ends, nothing else comes on its connection.
  connection: "close",
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Proxies that know it pass each event on at once.
  "x-accel-buffering": "no",
};

/** `GET /live`: server-sent events for one signed-in browser. It stays out of the figures of answers, because it lasts. */
export function serveLive({ services, database, streams, identify }: LiveOptions) {
  const always = { ...securityHeaders(services.config), "content-security-policy": NOTHING_ALLOWED };
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = new Request(new URL(incoming.url ?? "/", services.config.appOrigin), { headers: headersOf(incoming) });
    const context = openRequest(services.config, request, { incoming });
    try {
      requireShortHead(request);
      if (incoming.method !== "GET") throw requestError("not_found");
      const visitor: Ctx = { ...services, actor: null, request: context };
      const away = () => requestError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      const identity = await database.unlessSilent(() => identify(visitor), away);
      if (!identity) throw requestError("sign_in_required");
      const { id: personId, sessionId, supportRole } = identity.actor;
      if (!streams.mayOpen(personId)) throw requestError("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      const cookies = context.reply.getSetCookie();
      response.writeHead(200, { ...always, ...STREAM, ...(cookies.length > 0 && { "set-cookie": cookies }) });
      streams.open(response, { personId, sessionId, isSupport: supportRole !== null, expiresAt: identity.expiresAt });
      // What ended before the stream was open was told to nobody.
      const still = (await identify(visitor))?.actor;
      if (still?.sessionId !== sessionId || still.supportRole !== supportRole) response.end();
    } catch (error) {
      if (response.headersSent) return void response.end();
      const refusal = problemResponse(toAppError(error, services.log), context.requestId);
      response.writeHead(refusal.status, { ...always, ...Object.fromEntries(refusal.headers) }).end(await refusal.text());
    }
  };
}

const headersOf = ({ rawHeaders }: IncomingMessage): [string, string][] =>
  Array.from({ length: rawHeaders.length / 2 }, (_, i) => [rawHeaders[2 * i] ?? "", rawHeaders[2 * i + 1] ?? ""]);
