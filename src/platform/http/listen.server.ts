import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Services } from "../context.server.ts";
import { compressed } from "./cache/encodings.server.ts";
import { newRequestId, type RequestEnv } from "./request-context.server.ts";
import { type CachedResponse, sendCached } from "./cache/cached-response.server.ts";
import { closeSilentConnections } from "./limits/connection-limits.server.ts";
import { type AnswerKind, countAnswer, dropped } from "./metrics.server.ts";
import { type PageCache, SHARED_PAGE, SHARED_UNTIL } from "./cache/page-cache.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const LIVE_PATH = "/live";
/** Health checks skip the line: a busy server is not a dead one. */

const REQUEST_ID = "x-request-id";
const DRAIN_MS = 10_000;

type Fetch = (request: Request, env: RequestEnv) => Response | Promise<Response>;

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends cached responses and built files directly; everything else goes to the app. */
export function createListener(options: {
  services: Services;
  fetch: Fetch;
  assets: Map<string, CachedResponse>;
  pages: PageCache;
  /** Answers with a stream of events, for as long as its client stays. */
  live?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}): Listener {
  const { services, assets, pages, live } = options;
  const always = securityHeaders(services.config);
  const ask = getRequestListener(async (request, { incoming, outgoing }) => {
    const message = incoming as IncomingMessage;
    const render = pages.beginRender();
    try {
      const response = await options.fetch(request, { incoming: message, requestId: String(outgoing.getHeader(REQUEST_ID)) });
      for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
      const key = message.method === "GET" && response.headers.has(SHARED_PAGE) ? pages.keyOf(message) : null;
      if (key) await pages.store(key, response.clone(), render);
      response.headers.delete(SHARED_PAGE);
      response.headers.delete(SHARED_UNTIL);
      // What is left of a body that nobody reads would be taken for the next request.
      if (!message.complete) response.headers.set("connection", "close");
      return await compressed(response, message);
    } finally {
      pages.endRender(render);
    }
  });
  // Node writes a head fastest when it gets all of it at once.
  const answerFromCache = (kind: AnswerKind, kept: CachedResponse, answer: Answer) => {
    report(services, kind, answer);
    sendCached(kept, answer.request, answer.response, { ...always, [REQUEST_ID]: answer.requestId });
  };
  const answerPage = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = { request, response, requestId: newRequestId(), started: performance.now() };
    const render = async () => {
      report(services, kindOf(pathOf(request)), answer);
      response.setHeader(REQUEST_ID, answer.requestId);
      await ask(request, response);
    };
    const key = pages.keyOf(request);
    if (key === null) return render();
    const page = await (request.method === "HEAD" ? pages.find(key) : pages.findOrRender(key, render));
    if (page) answerFromCache("cached-page", page, answer);
    else if (request.method === "HEAD") await render();
  };
  return (request, response) => {
    if (!hasOneHost(request)) return refuseUnread(response);
    const asset = assets.get(pathOf(request));
    if (asset && (request.method === "GET" || request.method === "HEAD"))
      return answerFromCache("asset", asset, { request, response, requestId: newRequestId(), started: performance.now() });
    void (live && pathOf(request) === LIVE_PATH ? live(request, response) : answerPage(request, response));
  };
}

/** Node takes the first of several and says nothing; a proxy before us may have taken another (RFC 9112, 3.2). */
const hasOneHost = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length <= 1;

function refuseUnread(response: ServerResponse): void {
  response.writeHead(400, { connection: "close", "content-length": 0 }).end();
}

const kindOf = (path: string): AnswerKind => (path.startsWith("/api/") ? "api" : path.startsWith("/media/") ? "media" : "page");
const pathOf = (request: IncomingMessage) => (request.url ?? "/").split("?", 1)[0] ?? "/";

type Answer = { request: IncomingMessage; response: ServerResponse; requestId: string; started: number };

function report({ log }: Services, kind: AnswerKind, { request, response, requestId, started }: Answer): void {
  response.once("close", () => {
    const ms = performance.now() - started;
    countAnswer(kind, request.method ?? "", response.statusCode, ms / 1000);
    const level = kind === "page" || kind === "api" ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const { method } = request;
    log[level]({ kind, method, path: pathOf(request), status: response.statusCode, ms: Math.round(ms * 10) / 10, requestId }, "answered");
  });
}

export type RunningServer = { port: number; stop(): Promise<void> };

const MOST_HEADER_BYTES = 16 * 1024;
/** Less than one read brings, so a body that nobody has started to read holds one piece in memory, not two. */
const MOST_WAITING_BYTES = 16 * 1024;

/** How long a client may take, in milliseconds. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  /** Between two requests: longer than proxies keep a connection, so that it is they who close it. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  silence: 30_000,
};

type Address = { port: number; host: string; maxConnections?: number };

/** Listens until it is stopped; then takes no new connection and lets the open ones finish. */
export async function listen(
  listener: Listener,
  { port, host, maxConnections }: Address,
  patience: Partial<typeof PATIENCE> = {},
): Promise<RunningServer> {
  const { silence, ...timeouts } = { ...PATIENCE, ...patience };
  const server = createServer({ ...timeouts, maxHeaderSize: MOST_HEADER_BYTES, highWaterMark: MOST_WAITING_BYTES }, listener);
  if (maxConnections) server.maxConnections = maxConnections;
  // Else those that share the port would pass a connection round until one has room.
  Object.assign(server, { dropMaxConnection: true });
  server.on("drop", () => dropped.inc());
  closeSilentConnections(server, silence);
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
