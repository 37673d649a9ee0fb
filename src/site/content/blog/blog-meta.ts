import { fileHref } from "../../../platform/file-paths.ts";
import { type MetaDescriptor } from "react-router";
import type { SiteData } from "../../server/site-data.server.ts";

/** Tells feed readers where the blog's feed is. */
export const feedLink = (site: SiteData | undefined): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: `${site?.brand ?? ""} blog`,
  href: (site?.origin ?? "") + fileHref("/blog/feed.xml"),
});
