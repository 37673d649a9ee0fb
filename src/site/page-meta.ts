import type { MetaDescriptor } from "react-router";
import type { SiteData } from "./root.tsx";

type Page = { title: string; description: string; path: string; /** Kept out of search engines. */ hidden?: boolean };

/** Title, description, canonical address and social card of a page. */
export function pageMeta(site: SiteData | undefined, { title, description, path, hidden }: Page): MetaDescriptor[] {
  const brand = site?.brand ?? "";
  const origin = site?.origin ?? "";
  const fullTitle = path === "/" ? `${brand}: ${title}` : `${title} · ${brand}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(hidden ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: origin + path }]),
    { property: "og:site_name", content: brand },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: `${origin}/social-card.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]; location: { pathname: string } };

/** A route's `meta` export: what stays the same wherever the page is. */
export const metaOf =
  (page: Omit<Page, "path">) =>
  ({ matches, location }: MetaArgs): MetaDescriptor[] =>
    pageMeta(siteOf(matches), { ...page, path: location.pathname });

const siteOf = (matches: MetaArgs["matches"]) => matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
