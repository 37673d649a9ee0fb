import type { APIRequestContext } from "@playwright/test";
import { everyPath, expect, signedInAs, test } from "../support/journey.ts";

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
/** So many pages of one kind are looked at: they are drawn by the same code. */
const MOST_OF_A_KIND = 3;

test.describe("every page", () => {
  for (const who of [null, "guest@demo.test", "host@demo.test", "agent@demo.test"]) {
    test(`leads ${who ?? "a visitor"} only to pages that are there`, async ({ page, request }) => {
      test.setTimeout(120_000);
      if (who) await signedInAs(page, who);
      expect(await brokenLinks(who ? page.request : request, [...everyPath(), "/sitemap.xml", ...(await confirmations(page))])).toEqual([]);
    });
  }
});

/** Follows what the pages link to, page by page, and tells what was answered with an error. */
async function brokenLinks(request: APIRequestContext, start: string[]): Promise<string[]> {
  const broken: string[] = [];
  const kinds = new Map<string, number>();
  const known = new Set<string>();
  const waiting: { path: string; from: string }[] = [];
  const add = (path: string, from: string) => {
    const kind = path
      .replaceAll(ID, ":id")
      .replace(/(\/forum\/thread\/:id|\/admin\/events)\/[^/?]+/, "$1/:name")
      .replace(/=[^&]*/g, "=");
    const seen = kinds.get(kind) ?? 0;
    if (known.has(path) || seen >= MOST_OF_A_KIND) return;
    known.add(path);
    kinds.set(kind, seen + 1);
    waiting.push({ path, from });
  };
  for (const path of start) add(path, "the list of routes");
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = await request.get(next.path);
    if (answer.status() > 399 && (await stillLinks(request, next)))
      broken.push(`${answer.status()} ${next.path}, linked from ${next.from}`);
    // Emails lead other people to what is theirs.
    if (next.path.startsWith("/dev/outbox") || !answer.headers()["content-type"]?.startsWith("text/html")) continue;
    for (const path of linksOf(await answer.text(), answer.url())) add(path, next.path);
  }
  expect(known.size).toBeGreaterThan(start.length);
  return broken;
}

/** Other journeys take listings down while this one reads: a page that no longer leads there was right both times. */
async function stillLinks(request: APIRequestContext, { path, from }: { path: string; from: string }): Promise<boolean> {
  if (!from.startsWith("/")) return true;
  const answer = await request.get(from);
  return linksOf(await answer.text(), answer.url()).includes(path);
}

function linksOf(html: string, base: string): string[] {
  const { origin } = new URL(base);
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), base))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** What comes right after booking is linked from nowhere else. */
async function confirmations(page: { request: APIRequestContext }): Promise<string[]> {
  const ids: string[] = [];
  for (const phase of ["upcoming", "cancelled"]) {
    const answer = await page.request.get(`/trips?phase=${phase}`);
    // The stay that is going on stands above all others, and the last on the page is in this phase.
    ids.push(
      ...linksOf(await answer.text(), answer.url())
        .flatMap((path) => /^\/bookings\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? [])
        .slice(-1),
    );
  }
  return ids.map((id) => `/booking/confirmation/${id}`);
}
