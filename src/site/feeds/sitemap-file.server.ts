import { answerFile } from "../server/answer-file.server.ts";
import { requestError } from "../../platform/errors.ts";
import { forumEntries, listingEntries, MOST_ENTRIES, pageEntries, sitemapAnswer } from "./sitemap-entries.server.ts";

/** One of the files that a large sitemap names. */
export const sitemapFile = answerFile(async (ctx, { params }) => {
  const sitemap = (params["file"] ?? "").replace(/\.xml$/, "");
  if (sitemap === "pages") return sitemapAnswer("urlset", await pageEntries(ctx));
  const [, kind, number] = /^(listings|forum)-([1-9]\d{0,4})$/.exec(sitemap) ?? [];
  if (!kind) throw requestError("not_found");
  const file = Number(number);
  const entries = kind === "forum" ? forumEntries : listingEntries;
  return sitemapAnswer("urlset", entries(ctx, (file - 1) * MOST_ENTRIES, file * MOST_ENTRIES));
});
