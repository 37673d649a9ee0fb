import { requestError } from "../../platform/errors.ts";
import { pageLoader } from "../server/edge.server.ts";
import { listingEntries, MOST_ENTRIES, pageEntries, sitemapAnswer } from "./sitemap-entries.server.ts";

/** One of the files that a large sitemap names. */
export const loader = pageLoader((ctx, { params }) => {
  const { sitemap = "" } = params;
  if (sitemap === "pages") return sitemapAnswer("urlset", pageEntries(ctx));
  const file = Number(/^listings-([1-9]\d{0,4})$/.exec(sitemap)?.[1]);
  if (!file) throw requestError("not_found");
  return sitemapAnswer("urlset", listingEntries(ctx, (file - 1) * MOST_ENTRIES, file * MOST_ENTRIES));
});
