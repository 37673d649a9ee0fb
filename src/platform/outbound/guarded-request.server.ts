import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Services } from "../context.server.ts";
import { FetchRefusal } from "./fetch-refusal.ts";
import { fetchTarget, hostOf } from "./fetch-target.ts";
import { openConnection } from "./open-connection.server.ts";
import { ACCEPTED_ENCODINGS, readAnswer } from "./read-answer.server.ts";

export type GuardedRequest = { method: string; headers: Record<string, string>; body?: string | undefined };
export type GuardedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Limits = {
  /** The only hosts that are asked. */
  hosts: readonly string[];
  timeLimitMs?: number;
  /** Counted after decompression. */
  maxBytes?: number;
  signal?: AbortSignal | undefined;
};

const TWO_MEGABYTES = 2_000_000;

/**
 * Asks a service that the product works with, at a public address, and answers with whatever it says, errors and redirects included. Refuses with a
 * FetchRefusal; then it may have been asked all the same. Neither refusals nor the log name more than the host.
 */
export async function guardedRequest(
  { network, log }: Pick<Services, "network" | "log">,
  address: string,
  { method, headers, body }: GuardedRequest,
  { hosts, timeLimitMs = 30_000, maxBytes = TWO_MEGABYTES, signal }: Limits,
): Promise<GuardedAnswer> {
  const url = fetchTarget(address);
  const host = hostOf(url);
  if (!hosts.includes(host)) throw new FetchRefusal("host_not_allowed");
  const start = performance.now();
  const tell = (outcome: object) => log.debug({ host, method, ms: Math.round(performance.now() - start), ...outcome }, "outbound request");
  const tooSlow = AbortSignal.timeout(timeLimitMs);
  const stop = signal ? AbortSignal.any([tooSlow, signal]) : tooSlow;
  const socket = await openConnection(network, host, stop).catch((error: unknown) => refuse(error, tooSlow));
  const destroy = () => socket.destroy();
  stop.addEventListener("abort", destroy, { once: true });
  try {
    const request = httpsRequest(url, {
      method,
      createConnection: () => socket,
      defaultPort: 443,
      headers: { ...headers, "accept-encoding": ACCEPTED_ENCODINGS },
    }).end(body);
    // Whatever happens to the connection later shows in the answer.
    const [response] = (await once(request, "response", { signal: stop }).finally(() => request.on("error", () => {}))) as [
      IncomingMessage,
    ];
    const answer = { status: response.statusCode ?? 0, headers: response.headers, body: await readAnswer(response, maxBytes) };
    tell({ status: answer.status });
    return answer;
  } catch (error) {
    tell({ err: error });
    return refuse(error, tooSlow);
  } finally {
    stop.removeEventListener("abort", destroy);
    destroy();
  }
}

function refuse(cause: unknown, tooSlow: AbortSignal): never {
  if (tooSlow.aborted) throw new FetchRefusal("answer_too_slow", { cause });
  if (cause instanceof FetchRefusal) throw cause;
  const isUnreadable = cause instanceof Error && String((cause as NodeJS.ErrnoException).code).startsWith("HPE_");
  throw new FetchRefusal(isUnreadable ? "answer_unreadable" : "connection_failed", { cause });
}
