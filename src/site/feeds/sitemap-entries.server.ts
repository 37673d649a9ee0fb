import { Readable } from "node:stream";
import { publishedPosts, writtenAddresses } from "../../features/content/index.server.ts";
import { listedForumThreads } from "../../features/forum/index.server.ts";
import { listJobs } from "../../features/careers/index.server.ts";
import { eventAddresses } from "../../features/events/index.server.ts";
import { listedListings } from "../../features/search/index.server.ts";
import { CATEGORY_IDS } from "../../features/forum/index.ts";
import type { Ctx } from "../../platform/context.server.ts";

/** The protocol's limit for one file. */
export const MOST_ENTRIES = 50_000;

/** Public pages for search engines. */
const PATHS = [
  "/",
  "/search",
  "/search?type=property",
  "/search?type=boat",
  "/register",
  "/about",
  "/help",
  "/press",
  "/safety",
  "/cancellation",
  "/covid",
  "/responsible-hosting",
  "/privacy",
  "/terms",
  "/community",
  "/forum",
  ...CATEGORY_IDS.map((id) => `/forum/category/${id}`),
];

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HEADERS = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };

/** A sitemap that is sent while its entries are still being read. */
export function sitemapAnswer(root: "sitemapindex" | "urlset", entries: Iterable<string> | AsyncIterable<string>): Response {
  async function* document() {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">`;
    yield* entries;
    yield `</${root}>\n`;
  }
  return new Response(Readable.toWeb(Readable.from(document(), { objectMode: false })) as ReadableStream, { headers: HEADERS });
}

/** The pages that are no listings. */
export const pageEntries = async (ctx: Ctx): Promise<string[]> => [
  ...PATHS.map((path) => entryOf(ctx, path)),
  ...(publishedPosts(ctx).length > 0 ? ["/blog", "/blog/archive"] : []).map((path) => entryOf(ctx, path)),
  ...(listJobs(ctx).length > 0 ? ["/careers"] : []).map((path) => entryOf(ctx, path)),
  ...listJobs(ctx).map(({ id }) => entryOf(ctx, `/careers/jobs/${id}`)),
  ...(await eventAddresses(ctx)).map(({ path, changedAt }) => entryOf(ctx, path, changedAt)),
  ...writtenAddresses(ctx).map(({ path, changed }) => entryOf(ctx, path, new Date(changed))),
];

/** The listings with numbers above the first and up to the last. */
export async function* listingEntries(ctx: Ctx, first: number, last: number): AsyncGenerator<string> {
  for await (const listings of listedListings(ctx, first, last))
    yield listings.map(({ id, changed_at }) => entryOf(ctx, `/properties/${id}`, changed_at)).join("");
}

/** The forum's threads with numbers above the first and up to the last. */
export async function* forumEntries(ctx: Ctx, first: number, last: number): AsyncGenerator<string> {
  for await (const threads of listedForumThreads(ctx, first, last))
    yield threads.map(({ path, changedAt }) => entryOf(ctx, path, changedAt)).join("");
}

const entryOf = ({ config }: Ctx, path: string, changed?: Date) =>
  `<url><loc>${config.appOrigin}${path}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</url>`;
