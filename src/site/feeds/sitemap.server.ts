import { answerFile } from "../server/answer-file.server.ts";
import { lastForumThreadNumber } from "../../features/forum/index.server.ts";
import { lastListingNumber } from "../../features/search/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { forumEntries, listingEntries, MOST_ENTRIES, pageEntries, sitemapAnswer } from "./sitemap-entries.server.ts";

/** All public pages if they fit into one file; otherwise an index of the files. */
export const sitemap = answerFile(async (ctx) => {
  const [listings, threads, pages] = await Promise.all([lastListingNumber(ctx), lastForumThreadNumber(ctx), pageEntries(ctx)]);
  if (listings + threads + pages.length <= MOST_ENTRIES) return sitemapAnswer("urlset", everything(ctx, pages, { listings, threads }));
  const entries = ["pages", ...filesOf("listings", listings), ...filesOf("forum", threads)].map(
    (name) => `<sitemap><loc>${ctx.config.appOrigin}/${name}.xml</loc></sitemap>`,
  );
  return sitemapAnswer("sitemapindex", entries);
});

const filesOf = (name: string, last: number) =>
  Array.from({ length: Math.ceil(last / MOST_ENTRIES) }, (_, index) => `${name}-${index + 1}`);

async function* everything(ctx: Ctx, pages: string[], { listings, threads }: { listings: number; threads: number }) {
  yield* pages;
  yield* listingEntries(ctx, 0, listings);
  yield* forumEntries(ctx, 0, threads);
}
