import cluster from "node:cluster";
import { on } from "node:events";
import { type Aggregator, AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram } from "prom-client";
import { FIGURES_OF_ALL, tellParent } from "../process.server.ts";

export type AnswerKind = "asset" | "cached-page" | "page" | "api" | "media" | "other";

/** Longer than the parent waits for the other servers. */
const ANSWER_WITHIN_MS = 6_000;

/** It answers when the parent of several servers asks. */
const registry = new AggregatorRegistry();
AggregatorRegistry.setRegistries(registry);
collectDefaultMetrics({ register: registry });

const requests = new Counter({
  name: "http_requests_total",
  help: "Answered requests",
  labelNames: ["kind", "method", "status"],
  registers: [registry],
});
const seconds = new Histogram({
  name: "http_request_seconds",
  help: "Time to answer a request",
  labelNames: ["kind"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

/** Connections that were closed at once, because there were too many. */
export const dropped = new Counter({
  name: "http_connections_dropped_total",
  help: "Connections refused because MAX_CONNECTIONS were open",
  registers: [registry],
});

/** A figure that is read whenever someone asks for the figures; of several servers the sum, unless said otherwise. */
export function addGauge(name: string, help: string, read: () => number, aggregator: Aggregator = "sum"): void {
  const gauge: Gauge = new Gauge({ name, help, aggregator, registers: [], collect: () => gauge.set(read()) });
  registry.registerMetric(gauge);
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function countAnswer(kind: AnswerKind, method: string, status: number, elapsedSeconds: number): void {
  const counter = counterOf(kind, METHODS.has(method) ? method : "other", status);
  counter.requests.inc();
  counter.seconds.observe(elapsedSeconds);
}

type AnswerCounter = { requests: Counter.Internal; seconds: Histogram.Internal<"kind"> };
const counters = new Map<string, AnswerCounter>();

/** Finding the figures by their labels takes longer than counting, so it is done once. */
function counterOf(kind: AnswerKind, method: string, status: number): AnswerCounter {
  const key = `${kind} ${method} ${status}`;
  const known = counters.get(key);
  if (known) return known;
  const made = { requests: requests.labels({ kind, method, status: String(status) }), seconds: seconds.labels({ kind }) };
  counters.set(key, made);
  return made;
}

export const readMetrics = async (): Promise<{ type: string; text: string }> => ({
  type: registry.contentType,
  text: (await readFiguresOfAll()) ?? (await registry.metrics()),
});

/** Of all servers that share this one's port; null if there are none, or one of them doesn't answer. */
async function readFiguresOfAll(): Promise<string | null> {
  if (!cluster.isWorker) return null;
  const answers = on(process, "message", { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  tellParent(FIGURES_OF_ALL);
  try {
    for await (const [answer] of answers) if (Object.hasOwn(answer, FIGURES_OF_ALL)) return answer[FIGURES_OF_ALL];
  } catch {
    // Without the others it still tells how it is itself.
  }
  return null;
}
