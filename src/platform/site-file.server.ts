import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { projectPath } from "./project.server.ts";

const plain = (longest: number) =>
  z
    .string("must be text")
    .trim()
    .min(1, "must not be empty")
    .max(longest, `must be at most ${longest} characters`)
    .regex(/^[^<>\p{Cc}]*$/u, "must be plain text");
const email = z.email("must be an email address");
const phone = z.string("must be text").regex(/^\+?[\d ().-]{5,30}$/, "must be a phone number");
const secureAddress = z.url({ protocol: /^https$/, error: "must be an address that starts with https://" });

const goal = plain(20);

/** Who runs the site and how to reach them, as `site.yaml` says it. What it doesn't say isn't shown. */
const SiteFile = z.strictObject({
  name: plain(40),
  tagline: plain(120),
  email: email.optional(),
  supportEmail: email.optional(),
  pressEmail: email.optional(),
  phone: phone.optional(),
  hotline: phone.optional(),
  pressPhone: phone.optional(),
  videoChannelUrl: secureAddress.optional(),
  photoProfileUrl: secureAddress.optional(),
  /** What the site sets out for, beside what it has today. */
  goals: z.strictObject({ properties: goal, boats: goal, users: goal, security: goal }).optional(),
});
export type SiteFile = z.infer<typeof SiteFile>;

const FILE = "site.yaml";
const LOGO = "logo.svg";

/** The words of the demo world: an operator's folder like any other. */
export const DEMO_CONTENT = projectPath("demo/content");

/** The folders of written content: the product's, and the operator's, which goes before it. */
export const contentFolders = (contentDir: string | null): string[] => [projectPath("content"), ...(contentDir ? [contentDir] : [])];

/** Reads our `site.yaml` with the operator's lines over it; throws a sentence that names the file and what is wrong. */
export function readSiteFile(contentDir: string | null): SiteFile {
  const lines = contentFolders(contentDir).flatMap((folder) => readIfThere(join(folder, FILE)));
  const merged = SiteFile.safeParse(Object.assign({}, ...lines));
  if (merged.success) return merged.data;
  throw new Error(merged.error.issues.map((issue) => `${FILE}: ${issue.path.join(".")} ${issue.message}`).join("\n"));
}

function readIfThere(file: string): unknown[] {
  if (!existsSync(file)) return [];
  try {
    return [parse(readFileSync(file, "utf8"))];
  } catch (error) {
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The operator's own logo, or null. */
export function findLogo(contentDir: string | null): string | null {
  const file = contentDir && join(contentDir, LOGO);
  return file && existsSync(file) ? file : null;
}
