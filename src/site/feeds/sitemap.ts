import { lastListingNumber } from "../../features/search/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { pageLoader } from "../server/edge.server.ts";
import { listingEntries, MOST_ENTRIES, pageEntries, sitemapAnswer } from "./sitemap-entries.server.ts";

/** All public pages if they fit into one file; otherwise an index of the files. */
export const loader = pageLoader(async (ctx) => {
  const last = await lastListingNumber(ctx);
  if (last + pageEntries(ctx).length <= MOST_ENTRIES) return sitemapAnswer("urlset", everything(ctx, last));
  const files = Array.from({ length: Math.ceil(last / MOST_ENTRIES) }, (_, index) => `listings-${index + 1}`);
  const entries = ["pages", ...files].map((name) => `<sitemap><loc>${ctx.config.appOrigin}/${name}.xml</loc></sitemap>`);
  return sitemapAnswer("sitemapindex", entries);
});

async function* everything(ctx: Ctx, last: number) {
  yield* pageEntries(ctx);
  yield* listingEntries(ctx, 0, last);
}
