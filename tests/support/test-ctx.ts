import { randomUUID } from "node:crypto";
import { readConfig } from "../../src/platform/config.server.ts";
import { networkOf } from "../../src/platform/limits/network.ts";
import type { PageTag } from "../../src/platform/page-tags.ts";
import type { Actor, Ctx, RequestContext, Services } from "../../src/platform/context.server.ts";
import { openJobSender } from "../../src/platform/jobs/jobs.server.ts";
import { openNetwork } from "../../src/platform/outbound/network.server.ts";
import { openStorage } from "../../src/platform/storage/open-storage.server.ts";
import { DEMO_CONTENT } from "../../src/platform/site-file.server.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { silentLog } from "./silent-log.ts";
import { type TestClock, testClock } from "./test-clock.ts";
import type { TestDatabase } from "./test-database.ts";
import { TEST_SECRET } from "./test-secret.ts";

export type TestServices = Services & { clock: TestClock };

/** What a process has, on a test database; settings are given as in the environment. */
export async function openTestServices(database: TestDatabase, settings: Record<string, string> = {}): Promise<TestServices> {
  const config = readConfig({
    EMBEDDED_DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    SECRET: TEST_SECRET,
    CONTENT_DIR: DEMO_CONTENT,
    DEMO: "off",
    LOG_LEVEL: "silent",
    ...settings,
  });
  return {
    config,
    db: database.db,
    clock: testClock(),
    log: silentLog,
    jobs: await openJobSender(database.db),
    storage: await openStorage(config),
    // Without a fixture site no name leads anywhere.
    network: openNetwork({ outboundTest: config.outboundTest ?? { hosts: new Map(), ca: "" } }),
    passwords: quickPasswords,
  };
}

export type Visit = { actor?: Actor; cookie?: string; address?: string; userAgent?: string; headers?: Record<string, string> };

/** What a verb gets when a visitor, or the given actor, calls it. */
export function testCtx<S extends Services>(services: S, visit: Visit = {}): Ctx & S & { request: RequestContext } {
  const headers = new Headers(visit.headers);
  if (visit.cookie) headers.set("cookie", visit.cookie);
  const address = visit.address ?? "192.0.2.1";
  const request = {
    requestId: randomUUID(),
    address,
    network: networkOf(address),
    userAgent: visit.userAgent ?? "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    headers,
    reply: new Headers(),
    tags: new Set<PageTag>(),
    shownUntil: null,
  };
  return { ...services, actor: visit.actor ?? null, request };
}

/** The cookies that the browser holds after the answer, ready for its next visit. */
export function cookiesAfter({ request }: { request: RequestContext }): string {
  const jar = new Map<string, string>();
  const pairs = [
    ...(request.headers.get("cookie")?.split(/;\s*/) ?? []),
    ...request.reply.getSetCookie().map((set) => set.split(";", 1)[0] ?? ""),
  ];
  for (const pair of pairs) jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  for (const set of request.reply.getSetCookie()) if (/;\s*max-age=0(;|$)/i.test(set)) jar.delete(set.slice(0, set.indexOf("=")));
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
