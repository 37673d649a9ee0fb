import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../../platform/config.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { readSiteFile } from "../../../platform/site-file.server.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { publishedPosts, readOpenJobs, readPressKit, readReleases, readWrittenPage } from "../../content/index.server.ts";
import type { SetupItem, SetupPart } from "./setup.types.ts";

const SITE = "site.yaml";

export function brandPart({ brandName, tagline, logoFile }: Config): SetupPart {
  const ours = readSiteFile(null);
  return {
    id: "brand",
    title: "Brand",
    items: [
      {
        label: "Name",
        value: brandName,
        state: brandName === ours.name ? "ours" : "set",
        how: "On every page and in every email.",
        where: `${SITE}: name`,
      },
      {
        label: "Tagline",
        value: tagline,
        state: tagline === ours.tagline ? "ours" : "set",
        how: "In the footer.",
        where: `${SITE}: tagline`,
      },
      {
        label: "Logo",
        value: logoFile && "Your own",
        state: logoFile ? "set" : "ours",
        how: "An SVG. It becomes the logo, the icon and the files for the press.",
        where: "logo.svg",
      },
    ],
  };
}

const CONTACTS: { key: keyof Config["contact"]; label: string; how: string; isOptional?: true }[] = [
  { key: "email", label: "Email", how: "In the footer, on About and on Privacy." },
  { key: "supportEmail", label: "Support email", how: "In the help center." },
  { key: "phone", label: "Phone", how: "In the help center, as a 24/7 phone. Set it only if someone answers.", isOptional: true },
  { key: "hotline", label: "Emergency hotline", how: "On Safety. Set it only if someone answers day and night.", isOptional: true },
  { key: "videoChannelUrl", label: "Video channel", how: "In the footer and among the host resources.", isOptional: true },
  { key: "photoProfileUrl", label: "Photo profile", how: "In the footer.", isOptional: true },
];

export const contactsPart = ({ contact }: Config): SetupPart => ({
  id: "contacts",
  title: "Contacts",
  items: CONTACTS.map(({ key, label, how, isOptional }) => lineOfSite(contact, key, { label, how, ...(isOptional && { isOptional }) })),
});

function lineOfSite(
  contact: Config["contact"],
  key: keyof Config["contact"],
  { label, how, isOptional }: { label: string; how: string; isOptional?: true },
): SetupItem {
  const value = contact[key] ?? null;
  return { label, value, state: value ? "set" : isOptional ? "optional" : "missing", how, where: `${SITE}: ${key}` };
}

/** What of the legal pages depends on who runs the site, and where. A test looks that these headings are there. */
export const FOR_LAWYERS = {
  terms: ["1. What we are", "2. Your account", "4. Cancellation", "5. Hosting", "8. If something goes wrong", "10. Changes"],
  privacy: ["What we store", "What you can do yourself", "How it's protected"],
} as const;

export const legalPart = ({ contentDir }: Config): SetupPart => ({
  id: "legal",
  title: "Legal pages",
  items: [
    {
      label: "Terms",
      ...pageOf(contentDir, "terms"),
      how: "Ours fit what the software does, not the law where you are. Add your company's name and address and the law that applies.",
      forLawyer: FOR_LAWYERS.terms,
    },
    {
      label: "Privacy",
      ...pageOf(contentDir, "privacy"),
      how: "Ours lists what the software stores. Add who is responsible, your mail and payment providers, and the authority to complain to.",
      forLawyer: FOR_LAWYERS.privacy,
    },
  ],
});

const HEADS = { about: "About", careers: "Careers", blog: "Blog", community: "Community", forum: "Forum", help: "Help center" };

export function wordsPart(ctx: Ctx): SetupPart {
  const { contentDir } = ctx.config;
  return {
    id: "words",
    title: "Pages, posts and jobs",
    items: [
      counted("Blog posts", publishedPosts(ctx).length, "post", "Without one, nothing links to the blog.", "blog/NAME.md"),
      counted("Open positions", readOpenJobs(ctx).length, "position", "Without one, nothing links to Careers.", "careers/NAME.md"),
      headsOf(contentDir),
    ],
  };
}

function headsOf(contentDir: string | null): SetupItem {
  const labelsOf = (isTheirs: boolean) =>
    Object.entries(HEADS).flatMap(([name, label]) => (has(contentDir, `pages/${name}.md`) === isTheirs ? label : []));
  const [theirs, ours] = [labelsOf(true), labelsOf(false)];
  return {
    label: "Titles and leads",
    value: [theirs.length > 0 && `Yours: ${theirs.join(", ")}`, ours.length > 0 && `Ours: ${ours.join(", ")}`].filter(Boolean).join(". "),
    state: theirs.length > 0 ? "set" : "ours",
    how: "How each page begins; About is a whole page, and Careers can have cards. Ours states nothing about you.",
    where: Object.keys(HEADS)
      .map((name) => `pages/${name}.md`)
      .join(", "),
  };
}

const has = (contentDir: string | null, path: string) => contentDir !== null && existsSync(join(contentDir, path));

function pageOf(contentDir: string | null, name: string): Pick<SetupItem, "value" | "state" | "where"> {
  const where = `pages/${name}.md`;
  const isTheirs = has(contentDir, where);
  return { value: isTheirs ? "Your own text" : "Our text", state: isTheirs ? "set" : "ours", where };
}

const counted = (label: string, count: number, thing: string, how: string, where: string): SetupItem => ({
  label,
  value: count > 0 ? countOf(count, thing) : null,
  state: count > 0 ? "set" : "optional",
  how,
  where,
});

export function pressPart(ctx: Ctx): SetupPart {
  const { contact, contentDir } = ctx.config;
  const { coverage, awards } = readWrittenPage(ctx, "press");
  const promise = "With it, the press page promises an answer within two hours.";
  return {
    id: "press",
    title: "Press",
    items: [
      lineOfSite(contact, "pressEmail", { label: "Press email", how: promise, isOptional: true }),
      lineOfSite(contact, "pressPhone", { label: "Press phone", how: promise, isOptional: true }),
      counted("Press releases", readReleases(ctx).length, "release", "Shown from their date on.", "press/NAME.md"),
      counted("In the media", coverage.length, "article", "The list coverage.", "pages/press.md"),
      counted("Awards", awards.length, "award", "The list awards.", "pages/press.md"),
      {
        ...counted(
          "Media kit",
          readPressKit(ctx).length,
          "text",
          "Ours says what the site does. Add your people and figures.",
          "press-kit/NAME.md",
        ),
        state: has(contentDir, "press-kit") ? "set" : "ours",
      },
    ],
  };
}
