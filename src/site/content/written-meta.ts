import type { MetaDescriptor } from "react-router";
import type { WrittenPage } from "../../features/content/index.ts";
import { type LdJsonObject, type MetaArgs, pageMeta, siteOf } from "../shell/page-meta.ts";

/** A written page's `meta`: what its file says. */
export function writtenMeta({
  matches,
  location,
  loaderData,
}: MetaArgs & { loaderData?: { page: WrittenPage; about?: LdJsonObject } }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, picture } = loaderData.page;
  return pageMeta(siteOf(matches), { title, description, path: location.pathname, image: picture?.src, about: loaderData.about });
}
