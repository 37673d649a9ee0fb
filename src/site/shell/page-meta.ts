import type { MetaDescriptor } from "react-router";
import type { SiteData } from "../server/site-data.server.ts";

/** Plain data for search engines, which the router writes into a script element. */
export type LdJsonObject = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

type Page = {
  title: string;
  description: string;
  path: string;
  image?: string;
  kind?: "website" | "article";
  /** What it is about, in the words of schema.org. */
  about?: LdJsonObject;
  /** Hidden from search engines. */
  hidden?: boolean;
};

/** Title, description, canonical address and social card of a page. */
export function pageMeta(site: SiteData | undefined, { title, description, path, image, kind, about, hidden }: Page): MetaDescriptor[] {
  const brand = site?.brand ?? "";
  const origin = site?.origin ?? "";
  const fullTitle = path === "/" ? `${brand}: ${title}` : `${title} · ${brand}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:site_name", content: brand },
    { property: "og:type", content: kind ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + (image ?? "/social-card.png") },
    { name: "twitter:card", content: "summary_large_image" },
    ...(about ? [{ "script:ld+json": about }] : []),
  ];
}

export type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]; location: { pathname: string } };

/** A route's `meta` export, for a page whose title and description don't depend on its data. */
export const metaOf =
  (page: Omit<Page, "path">) =>
  ({ matches, location }: MetaArgs): MetaDescriptor[] =>
    pageMeta(siteOf(matches), { ...page, path: location.pathname });

export const siteOf = (matches: MetaArgs["matches"]) => matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
