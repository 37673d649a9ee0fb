import { redirect } from "react-router";
import { loseConnection, regainConnection } from "../../../ui/connection.ts";
import type { Route } from "../../+types/root";

const ASK_AGAIN_MS = 3_000;

/**
 * Keeps the page that is there while the server can't be reached, where the router would show an error. What is asked for
 * without a connection waits for it. What was lost under way is not repeated: this page is loaded anew and shows what arrived.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  if (!navigator.onLine) await connected(request.signal);
  const results = await next();
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && isUnanswered(result));
  if (!isLost || request.signal.aborted) return;
  loseConnection(request.method === "GET" ? "offline" : "sending");
  await connected(request.signal);
  const again = { type: "error", result: redirect(location.pathname + location.search) } as const;
  return Object.fromEntries(Object.keys(results).map((routeId) => [routeId, again]));
};

/** A request that got no answer is a TypeError in every browser, each in its own words. The router wraps it after an action, and when an answer breaks off. */
function isUnanswered(fault: unknown): boolean {
  if (fault instanceof TypeError) return true;
  if (fault instanceof Error) return fault.cause instanceof TypeError;
  return typeof fault === "object" && fault !== null && "data" in fault && isUnanswered(fault.data);
}

async function connected(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isAnswered())) await aWhile(signal);
  if (!signal.aborted) regainConnection();
}

const isAnswered = async (): Promise<boolean> =>
  navigator.onLine &&
  fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Until the browser is back online, the wait is over, or it is time to ask again. */
function aWhile(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  addEventListener("online", () => resolve(), over);
  signal.addEventListener("abort", () => resolve(), over);
  const timer = setTimeout(resolve, ASK_AGAIN_MS);
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}
