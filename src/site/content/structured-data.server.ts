import type { Post, Question } from "../../features/content/index.ts";
import type { Config } from "../../platform/config.server.ts";
import { textOf } from "../../ui/rich-text/rich-text-tree.ts";
import type { LdJsonObject } from "../shell/page-meta.ts";
import type { Crumb } from "./breadcrumbs.tsx";

/** What a page is about, in the words of schema.org. */
export const structuredData = (...things: object[]) => ({ "@context": "https://schema.org", "@graph": things }) as unknown as LdJsonObject;

type Site = Pick<Config, "appOrigin" | "brandName" | "contact">;

export function breadcrumbData({ appOrigin }: Site, crumbs: Crumb[]) {
  const items = crumbs.map(({ name, path }, at) => ({ "@type": "ListItem", position: at + 1, name, item: appOrigin + path }));
  return { "@type": "BreadcrumbList", itemListElement: items };
}

export const faqData = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: textOf(answer) },
  })),
});

export const organizationData = ({ appOrigin, brandName, contact }: Site) => ({
  "@type": "Organization",
  name: brandName,
  url: appOrigin,
  logo: `${appOrigin}/icon-512.png`,
  email: contact.email,
  sameAs: [contact.videoChannelUrl, contact.photoProfileUrl].filter((url) => url !== undefined),
  contactPoint: (contact.phone ?? contact.supportEmail) && {
    "@type": "ContactPoint",
    contactType: "customer support",
    telephone: contact.phone,
    email: contact.supportEmail,
  },
});

export const postData = ({ appOrigin, brandName }: Site, { slug, title, description, date, updated, author, category, picture }: Post) => ({
  "@type": "BlogPosting",
  headline: title,
  description,
  image: appOrigin + picture.src,
  datePublished: date,
  dateModified: updated ?? date,
  author: { "@type": "Person", name: author },
  articleSection: category,
  publisher: { "@type": "Organization", name: brandName, logo: { "@type": "ImageObject", url: `${appOrigin}/icon-512.png` } },
  mainEntityOfPage: `${appOrigin}/blog/${slug}`,
});
