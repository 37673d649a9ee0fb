import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type AnswerKind = "asset" | "cached-page" | "page" | "api" | "media" | "other";

const registry = new Registry();
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

/** A figure that is read whenever someone asks for the figures. */
export function addGauge(name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
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
  text: await registry.metrics(),
});
