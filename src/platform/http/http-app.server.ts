import type { IncomingMessage } from "node:http";
import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import type { Config } from "../config.server.ts";
import type { Actor, Ctx, Services } from "../context.server.ts";
import type { DatabaseWatch } from "../db/database-watch.server.ts";
import { requestError, RETRY_AFTER_SECONDS } from "../errors.ts";
import { type Api, type ApiEnv, describeRefusals, type Endpoint, newApi } from "./api.server.ts";
import { errorDocument } from "./error-document.server.ts";
import { readGauges } from "./gauges.server.ts";
import { requireShortHead } from "./limits/head-limits.server.ts";
import { openRequest, type RequestEnv } from "./request-context.server.ts";
import { MediaCache } from "./cache/media-cache.server.ts";
import { type FindHiddenMedia, type FindMedia, serveHiddenMedia, serveMedia } from "./media.server.ts";
import { readMetrics } from "./metrics.server.ts";
import { problemResponse, toAppError } from "./problem.server.ts";
import { isDeclaredLarger, readBody } from "./bodies/read-body.server.ts";
import { isWrite, requireSameOrigin } from "./limits/same-origin.server.ts";
import { type AnswerFile, serveFile } from "./serve-files.server.ts";
import { NOTHING_ALLOWED } from "./security-headers.server.ts";
import { limitWrites } from "./limits/write-limits.server.ts";

const MAX_BODY_BYTES = 256 * 1024;
const ANSWER_WITHIN_MS = 30_000;
const HEALTH_WITHIN_MS = 1_000;
/** Enough for a photo from a phone with a weak signal. */
const ANSWER_UPLOADS_WITHIN_MS = 120_000;

/** A body without a declared length is read here, because nobody else would stop in time. */
const limitBody: MiddlewareHandler = async (c, next) => {
  const tooBig = () => requestError("body_too_large");
  const { raw } = c.req;
  if (isDeclaredLarger(raw, MAX_BODY_BYTES)) throw tooBig();
  const isDeclared = raw.headers.has("content-length") && !raw.headers.has("transfer-encoding");
  if (!isDeclared && raw.body) c.req.raw = new Request(raw, { method: raw.method, body: await readBody(raw, MAX_BODY_BYTES, tooBig) });
  await next();
};

export type HttpAppOptions<I extends { actor: Actor }> = {
  services: Services;
  database: DatabaseWatch;
  /** Who sent the request; null for a visitor. */
  identify: (ctx: Ctx) => Promise<I | null>;
  /** Finds a photo in one of its widths; null if there is none. */
  media: FindMedia;
  /** The same for what only some may see. */
  hiddenMedia?: FindHiddenMedia;
  /** Where the most wanted photos are held; whoever makes it says what changes. */
  mediaCache?: MediaCache;
  api: readonly Endpoint[];
  /** The addresses of pages whose forms may send a file; they enforce their own limit. */
  fileForms?: readonly RegExp[];
  /** What is answered without React, by its address. */
  files?: Readonly<Record<string, AnswerFile>>;
  /** What other services may send, by its address; each checks by itself who sent it. */
  hooks?: Readonly<Record<string, AnswerFile>>;
  /** Answers everything that is neither the API nor a file. */
  pages: (request: Request, ctx: Ctx, identity: I | null) => Promise<Response>;
  /** How long an upload may take, with the work on it. */
  answerUploadsWithinMs?: number;
  /** False while the process is shutting down. */
  isReady: () => boolean;
  /** True while the process can't keep up: it then does nothing but tell how it is. */
  isOverloaded?: () => boolean;
};

type Env = ApiEnv & { Bindings: RequestEnv };

/** The whole of HTTP: health, origin check, limits, the API and the pages, with one translation of errors. */
export function createHttpApp<I extends { actor: Actor }>(options: HttpAppOptions<I>): Hono<Env> {
  const { services, database } = options;
  const identities = new WeakMap<Ctx, I>();
  const app = new Hono<Env>();
  const files = [...options.api.flatMap((each) => each.takesFile?.path ?? []), ...(options.fileForms ?? [])];
  const takesFile = (c: Context<Env>) => c.req.method === "POST" && files.some((path) => path.test(c.req.path));

  async function answer(c: Context<Env>, visitor: Ctx, next: Next): Promise<void> {
    const identity = await options.identify(visitor);
    const ctx: Ctx = { ...visitor, actor: identity?.actor ?? null };
    if (identity) identities.set(ctx, identity);
    c.set("ctx", ctx);
    await next();
  }

  app.onError((error, c) => {
    const refusal = toAppError(error, c.get("ctx")?.log ?? services.log);
    const requestId = c.get("ctx")?.request?.requestId ?? "";
    const wantsPage = !c.req.path.startsWith("/api/") && c.req.header("accept")?.includes("text/html");
    return wantsPage ? errorDocument(refusal, requestId) : problemResponse(refusal, requestId);
  });

  addHealthChecks(app, options);
  app.use(async (_, next) => {
    if (options.isOverloaded?.()) throw requestError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    await next();
  });
  app.use(async (c, next) => {
    await database.unlessSilent(next, () => requestError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    if (c.res.status === 503 && !c.res.headers.has("retry-after")) c.res.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  });
  app.get("/media/:photoId/:file", serveMedia(options.media, options.mediaCache ?? new MediaCache()));

  app.use(async (c, next) => {
    const request = openRequest(services.config, c.req.raw, c.env ?? {});
    const visitor: Ctx = { ...services, log: services.log.child({ requestId: request.requestId }), actor: null, request };
    c.set("ctx", visitor);
    requireShortHead(c.req.raw);
    requireSameOrigin(services.config, c.req.method, c.req.raw.headers);
    await answer(c, visitor, next);
    for (const cookie of request.reply.getSetCookie()) c.res.headers.append("set-cookie", cookie);
    c.res.headers.set("x-request-id", request.requestId);
    if (!c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", NOTHING_ALLOWED);
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "private, no-store");
  });
  const answerSoon = timeout(ANSWER_WITHIN_MS);
  const answerUpload = timeout(options.answerUploadsWithinMs ?? ANSWER_UPLOADS_WITHIN_MS, (c: Context<Env>) => {
    c.get("givenUp")?.abort();
    return new HTTPException(504);
  });
  app.use((c, next) => (isWrite(c.req.method) && !takesFile(c) ? limitBody(c, next) : next()));
  app.use((c, next) => {
    if (!takesFile(c)) return answerSoon(c, next);
    c.set("givenUp", new AbortController());
    return answerUpload(c, next);
  });

  const pages = (c: Context<Env>) => options.pages(c.req.raw, c.get("ctx"), identities.get(c.get("ctx")) ?? null);
  if (options.hiddenMedia) app.get("/media/:photoId/:file", serveHiddenMedia(options.hiddenMedia));
  app.get("/api/docs", pages).get("/api/docs.data", pages);
  app.route("/api", createApi(options.api, services));
  app.all("/api/*", () => {
    throw requestError("not_found");
  });
  for (const [path, file] of Object.entries(options.files ?? {})) app.get(path, serveFile(file));
  for (const [path, hook] of Object.entries(options.hooks ?? {})) app.post(path, serveFile(hook));
  app.all("*", pages);
  return app;
}

/** How the process is, for whoever minds it. */
function addHealthChecks(
  app: Hono<Env>,
  { services, database, isReady }: Pick<HttpAppOptions<never>, "services" | "database" | "isReady">,
): void {
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (!isReady()) return c.text("stopping", 503);
    const state = await database.ask(HEALTH_WITHIN_MS);
    if (state === "ready") return c.text("ready");
    return c.text(state === "silent" ? "no database" : "the database cannot write", 503);
  });
  app.get("/metrics", async (c) => {
    if (!isDirectLocalRequest(c.env?.incoming)) throw requestError("not_found");
    const { type, text } = await readMetrics();
    // Without a database the process still tells how it is.
    const gauges = (await database.ask(HEALTH_WITHIN_MS)) === "silent" ? "" : await readGauges(services).catch(() => "");
    return c.body(text + gauges, 200, { "content-type": type });
  });
}

function createApi(endpoints: readonly Endpoint[], services: Services): Api {
  const api = newApi();
  const description = describeApi(endpoints, services.config);
  api.onError((error, c) => problemResponse(toAppError(error, c.get("ctx").log), c.get("ctx").request?.requestId ?? ""));
  api.use(async (c, next) => {
    // An upload counts when it has a place: refusing one must cost next to nothing.
    if (isWrite(c.req.method) && !c.get("givenUp")) await limitWrites(c.get("ctx"));
    await next();
  });
  for (const each of endpoints) each.addTo(api);
  api.get("/openapi.json", (c) => c.json(description));
  return api;
}

export type OpenApiDocument = ReturnType<Api["getOpenAPI31Document"]>;

/** The OpenAPI 3.1 document of these endpoints. */
export function describeApi(endpoints: readonly Endpoint[], { brandName }: Pick<Config, "brandName">): OpenApiDocument {
  const api = newApi();
  for (const each of endpoints) each.addTo(api);
  describeRefusals(api);
  api.openAPIRegistry.registerComponent("securitySchemes", "session", { type: "apiKey", in: "cookie", name: "hearth.session_token" });
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: `${brandName} API`, version: "1", description: "Everything this site can do. Errors are problem+json (RFC 9457)." },
    servers: [{ url: "/api" }],
  });
}

const FORWARDING_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Metrics are for the operator's own network, not for requests through the proxy. */
function isDirectLocalRequest(incoming: IncomingMessage | undefined): boolean {
  const peer = (incoming?.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isForwarded = FORWARDING_HEADERS.some((name) => incoming?.headers[name] !== undefined);
  return !isForwarded && /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(peer);
}
