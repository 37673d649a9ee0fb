import { everyPath } from "../every-path.ts";
import { apiRequest, type FuzzRequest } from "./api-requests.ts";
import { Chance } from "./chance.ts";
import { formRequest, formsIn, type PageForm } from "./form-requests.ts";

const SLOW_MS = 1_000;
const AT_ONCE = 8;
/** Sessions end by what is sent, and limits fill up: both are made new after so many requests. */
const ROUND = 200;

type SignIn = { email: string; password: string };
type Visitor = { signIn: SignIn | undefined; cookie: string; forms: PageForm[]; ids: string[] };

export type FuzzOptions = {
  origin: string;
  requests: number;
  seed: number;
  /** People who can sign in; a visitor who is nobody comes along. */
  signIns: readonly SignIn[];
  forgetLimits(): Promise<void>;
};

export type FuzzReport = { statuses: Map<number, number>; faults: string[] };

/** Sends requests made from openapi.json and the forms of the pages, and tells which were answered by a fault, late, or not at all. */
export async function fuzz({ origin, requests, seed, signIns, forgetLimits }: FuzzOptions): Promise<FuzzReport> {
  const chance = new Chance(seed);
  const report: FuzzReport = { statuses: new Map(), faults: [] };
  const visitors = await Promise.all([undefined, ...signIns].map((signIn) => lookAround(origin, signIn)));
  for (let sent = 0; sent < requests; sent += ROUND) {
    await forgetLimits();
    for (const visitor of visitors) visitor.cookie = await sessionOf(origin, visitor.signIn);
    const round = Array.from({ length: Math.min(ROUND, requests - sent) }, () => {
      const { cookie, forms, ids } = chance.pick(visitors);
      const request = chance.isOne(0.65) || forms.length === 0 ? apiRequest(chance, ids) : formRequest(chance, chance.pick(forms));
      return { ...request, headers: { origin, "x-forwarded-for": addressOf(chance), ...(cookie ? { cookie } : {}), ...request.headers } };
    });
    const slow: FuzzRequest[] = [];
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(origin, round, report, slow)));
    // Side by side they may have waited for others.
    for (const request of slow) if ((await send(origin, request)).ms > SLOW_MS) note(report, `slower than ${SLOW_MS} ms alone`, request);
  }
  return report;
}

const addressOf = (chance: Chance) => `198.18.${chance.below(256)}.${chance.below(256)}`;

function note({ faults }: FuzzReport, fault: string, { method, path, body }: FuzzRequest): void {
  faults.push(`${fault}: ${method} ${path.slice(0, 300)} ${String(body ?? "").slice(0, 600)}`);
}

async function work(origin: string, waiting: FuzzRequest[], report: FuzzReport, slow: FuzzRequest[]): Promise<void> {
  for (let request = waiting.pop(); request; request = waiting.pop()) {
    try {
      const { response, ms } = await send(origin, request);
      report.statuses.set(response.status, (report.statuses.get(response.status) ?? 0) + 1);
      const isBusy = response.status === 503 && response.headers.has("retry-after");
      if (response.status > 499 && !isBusy) note(report, String(response.status), request);
      if (ms > SLOW_MS) slow.push(request);
    } catch (error) {
      note(report, error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error), request);
    }
  }
}

async function send(origin: string, { method, path, headers, body }: FuzzRequest): Promise<{ response: Response; ms: number }> {
  const started = performance.now();
  const response = await fetch(origin + path, { method, headers, redirect: "manual", ...(body === undefined ? {} : { body }) });
  await response.arrayBuffer();
  return { response, ms: performance.now() - started };
}

/** The forms and things that the person finds. */
async function lookAround(origin: string, signIn: SignIn | undefined): Promise<Visitor> {
  const cookie = await sessionOf(origin, signIn);
  const read = async (path: string) => (await fetch(origin + path, { headers: { cookie }, redirect: "manual" })).text();
  const pages = await Promise.all(everyPath().map(async (path) => ({ path, html: await read(path) })));
  const ids = new Set(pages.flatMap(({ html }) => html.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? []));
  const details = [...ids].slice(0, 4).flatMap((id) => [`/properties/${id}`, `/bookings/${id}`, `/host/manage/${id}/edit`]);
  pages.push(...(await Promise.all(details.map(async (path) => ({ path, html: await read(path) })))));
  return { signIn, cookie, forms: pages.flatMap(({ path, html }) => formsIn(html, path)), ids: [...ids].slice(0, 300) };
}

async function sessionOf(origin: string, signIn: SignIn | undefined): Promise<string> {
  if (!signIn) return "";
  const headers = { "content-type": "application/json", origin };
  const response = await fetch(`${origin}/api/session`, { method: "POST", headers, body: JSON.stringify(signIn) });
  const cookie = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  if (!response.ok) throw new Error(`signing in was answered by ${response.status}`);
  return cookie.join("; ");
}
