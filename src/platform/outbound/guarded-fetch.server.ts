import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import pLimit from "p-limit";
import type { Services } from "../context.server.ts";
import { requestError, requireWaiting } from "../errors.ts";
import { FetchRefusal } from "./fetch-refusal.ts";
import { fetchTarget, hostOf } from "./fetch-target.ts";
import { openConnection } from "./open-connection.server.ts";
import { ACCEPTED_ENCODINGS, readAnswer } from "./read-answer.server.ts";
import { readRetryAfter } from "./retry-after.ts";
import { userAgentOf } from "./user-agent.ts";

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export type GuardedFetchOptions = {
  /** Asked for the address and again at every redirect; the name is in lower case, without a dot at its end. */
  allowsHost(hostname: string): boolean;
  /** Asked with the media type in lower case, such as `text/html`; empty when the site names none. */
  acceptsType(mediaType: string): boolean;
  headers?: { accept?: string; "accept-language"?: string; "if-none-match"?: string; "if-modified-since"?: string };
  /** From the start of the first connection to the last byte; waiting for a free connection does not count. */
  timeLimitMs?: number;
  /** Counted after decompression. */
  maxBytes?: number;
  maxRedirects?: number;
  /** Begins the work when a connection is free for it; fetches that share one of these together keep to its number of connections. */
  connections?: InTurn;
  signal?: AbortSignal;
};

export type Fetched = {
  /** 304 only when the headers asked for it; then there is no body. */
  status: 200 | 304;
  /** Where the answer came from, after redirects. */
  url: URL;
  headers: { etag: string | null; lastModified: string | null; contentType: string | null; retryAfterSeconds: number | null };
  body: Buffer;
};

type FetchDeps = Pick<Services, "network" | "config" | "clock" | "log">;

const TEN_MEGABYTES = 10_000_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const sharedConnections: InTurn = pLimit(10);

/**
 * Reads an `https:` or `webcal:` address that a person typed in, from the public internet only. Refuses with a FetchRefusal; with
 * `timed_out` once the signal is aborted. Sends no cookies and no referrer; neither refusals nor the log name more than the host.
 */
export async function guardedFetch(deps: FetchDeps, address: string, options: GuardedFetchOptions): Promise<Fetched> {
  const { signal, connections = sharedConnections } = options;
  requireWaiting(signal);
  const target = requireAllowed(fetchTarget(address), options, "host_not_allowed");
  const stop = new AbortController();
  const leave = () => stop.abort(requestError("timed_out"));
  signal?.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([connections(() => fetchInTime(deps, target, options, stop)), untilAborted(stop.signal)]);
  } finally {
    signal?.removeEventListener("abort", leave);
  }
}

async function fetchInTime(deps: FetchDeps, target: URL, options: GuardedFetchOptions, stop: AbortController): Promise<Fetched> {
  stop.signal.throwIfAborted();
  const start = performance.now();
  const host = hostOf(target);
  const tell = (outcome: object) => deps.log.debug({ host, ms: Math.round(performance.now() - start), ...outcome }, "outbound fetch");
  const timer = setTimeout(() => stop.abort(new FetchRefusal("answer_too_slow")), options.timeLimitMs ?? 10_000);
  try {
    const fetched = await followRedirects(deps, target, options, stop.signal);
    tell({ status: fetched.status, bytes: fetched.body.length });
    return fetched;
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
    tell({ err: reason });
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}

async function followRedirects(deps: FetchDeps, target: URL, options: GuardedFetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = target;
  for (let redirects = 0; redirects <= (options.maxRedirects ?? 5); redirects++) {
    const answer = await fetchOnce(deps, url, options, signal);
    if (!(answer instanceof URL)) return answer;
    url = requireAllowed(answer, options, "redirect_not_allowed");
  }
  throw new FetchRefusal("too_many_redirects");
}

/** What the site answers, or where it redirects to. */
async function fetchOnce(deps: FetchDeps, url: URL, options: GuardedFetchOptions, signal: AbortSignal): Promise<Fetched | URL> {
  const socket = await openConnection(deps.network, hostOf(url), signal);
  const destroy = () => socket.destroy();
  signal.addEventListener("abort", destroy, { once: true });
  try {
    const request = httpsRequest(url, {
      createConnection: () => socket,
      defaultPort: 443,
      headers: { ...options.headers, "user-agent": userAgentOf(deps.config), "accept-encoding": ACCEPTED_ENCODINGS },
    }).end();
    // Whatever happens to the connection later shows in the body.
    const [response] = (await once(request, "response", { signal })
      .catch(refuseAnswer)
      .finally(() => request.on("error", () => {}))) as [IncomingMessage];
    return await judgeAnswer(deps, url, options, response);
  } finally {
    signal.removeEventListener("abort", destroy);
    destroy();
  }
}

function refuseAnswer(cause: NodeJS.ErrnoException): never {
  throw new FetchRefusal(cause.code?.startsWith("HPE_") ? "answer_unreadable" : "connection_failed", { cause });
}

async function judgeAnswer(deps: FetchDeps, url: URL, options: GuardedFetchOptions, response: IncomingMessage): Promise<Fetched | URL> {
  const { statusCode = 0, headers } = response;
  if (REDIRECTS.has(statusCode) && headers.location !== undefined) return fetchTarget(headers.location, url);
  const retryAfterSeconds = readRetryAfter(headers["retry-after"], deps.clock.now());
  const contentType = headers["content-type"] ?? null;
  const about = { etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null, contentType, retryAfterSeconds };
  if (statusCode === 304 && asksForChanges(options)) return { status: 304, url, headers: about, body: Buffer.alloc(0) };
  if (statusCode !== 200) {
    const message = `This site answered with an error (${statusCode}).`;
    throw new FetchRefusal("answer_failed", { message, httpStatus: statusCode, retryAfterSeconds });
  }
  const [mediaType = ""] = (contentType ?? "").split(";", 1);
  if (!options.acceptsType(mediaType.trim().toLowerCase())) throw new FetchRefusal("answer_wrong_kind");
  return { status: 200, url, headers: about, body: await readAnswer(response, options.maxBytes ?? TEN_MEGABYTES) };
}

const asksForChanges = ({ headers = {} }: GuardedFetchOptions): boolean =>
  headers["if-none-match"] !== undefined || headers["if-modified-since"] !== undefined;

function requireAllowed(url: URL, { allowsHost }: GuardedFetchOptions, code: "host_not_allowed" | "redirect_not_allowed"): URL {
  if (!allowsHost(hostOf(url))) throw new FetchRefusal(code);
  return url;
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  once(signal, "abort").then(() => {
    throw signal.reason;
  });
