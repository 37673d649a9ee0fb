import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Services } from "../context.server.ts";
import { newRequestId, type RequestEnv } from "./exchange.server.ts";
import { type KeptBytes, sendKept } from "./kept-bytes.server.ts";
import { type AnswerKind, countAnswer } from "./metrics.server.ts";
import { type PageCache, SHARED_PAGE } from "./page-cache.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const REQUEST_ID = "x-request-id";
const DRAIN_MS = 10_000;

type Fetch = (request: Request, env: RequestEnv) => Response | Promise<Response>;

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with ready bytes where there are some, before anything else is looked at; asks the app for the rest. */
export function createListener(options: { services: Services; fetch: Fetch; assets: Map<string, KeptBytes>; pages: PageCache }): Listener {
  const { services, assets, pages } = options;
  const always = securityHeaders(services.config);
  const ask = getRequestListener(async (request, { incoming, outgoing }) => {
    const message = incoming as IncomingMessage;
    const version = pages.version;
    const response = await options.fetch(request, { incoming: message, requestId: String(outgoing.getHeader(REQUEST_ID)) });
    for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
    const key = message.method === "GET" && response.headers.has(SHARED_PAGE) ? pages.keyOf(message) : null;
    if (key) await pages.keep(key, response.clone(), version);
    response.headers.delete(SHARED_PAGE);
    return response;
  });
  return (request, response) => {
    response.setHeader(REQUEST_ID, newRequestId());
    const asset = assets.get(pathOf(request));
    if (asset && (request.method === "GET" || request.method === "HEAD")) {
      report(services, "asset", request, response);
      return sendKept(asset, request, response, always);
    }
    const key = pages.keyOf(request);
    const page = key && pages.find(key);
    if (page) {
      report(services, "cached-page", request, response);
      return sendKept(page, request, response, always);
    }
    report(services, kindOf(pathOf(request)), request, response);
    return void ask(request, response);
  };
}

const kindOf = (path: string): AnswerKind => (path.startsWith("/api/") ? "api" : path.startsWith("/media/") ? "media" : "page");
const pathOf = (request: IncomingMessage) => (request.url ?? "/").split("?", 1)[0] ?? "/";

function report({ log }: Services, kind: AnswerKind, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once("close", () => {
    const ms = performance.now() - started;
    countAnswer(kind, request.method ?? "", response.statusCode, ms / 1000);
    const level = kind === "page" || kind === "api" ? "info" : "debug";
    log[level](
      {
        kind,
        method: request.method,
        path: pathOf(request),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        requestId: response.getHeader(REQUEST_ID),
      },
      "answered",
    );
  });
}

export type RunningServer = { port: number; stop(): Promise<void> };

/** Listens until it is stopped; then takes no new connection and lets the open ones finish. */
export async function listen(listener: Listener, { port, host }: { port: number; host: string }): Promise<RunningServer> {
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
