import { Readable } from "node:stream";
import { listedListings } from "../../features/search/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";

/** The protocol's limit for one file. */
export const MOST_ENTRIES = 50_000;

/** Public pages for search engines. */
const PATHS = ["/", "/search", "/search?type=property", "/search?type=boat", "/register"];

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

export const pageEntries = (ctx: Ctx): string[] => PATHS.map((path) => entryOf(ctx, path));

/** The listings with numbers above the first and up to the last. */
export async function* listingEntries(ctx: Ctx, first: number, last: number): AsyncGenerator<string> {
  for await (const listings of listedListings(ctx, first, last))
    yield listings.map(({ id, changed_at }) => entryOf(ctx, `/properties/${id}`, changed_at)).join("");
}

const entryOf = ({ config }: Ctx, path: string, changed?: Date) =>
  `<url><loc>${config.appOrigin}${path}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</url>`;
