import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { zipSync } from "fflate";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { PdfDocument } from "../../platform/documents/pdf-document.server.ts";
import { projectPath } from "../../platform/project.server.ts";
import { onceAtATime } from "../../platform/storage/once-at-a-time.server.ts";
import { textOf } from "../../ui/rich-text/rich-text-tree.ts";
import { readPressKit } from "../content/index.server.ts";
import { drawLogoFiles, type LogoFiles } from "./draw-logo-files.server.ts";
import { type AssetFormat, LOGO_PACKAGE, MEDIA_KIT } from "./press.rules.ts";
import { mediaAssets } from "./press.tables.server.ts";

const PRESS_LOCK = 4_842_011;
/** Raised when the files are drawn in another way. */
const VERSION = 1;
const TYPES: Record<AssetFormat, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  eps: "application/postscript",
  zip: "application/zip",
};

/** What the files are drawn from: the logo, the name, and the words of the media kit. */
export async function sourceOf(ctx: Ctx): Promise<{ svg: string; hash: string }> {
  const svg = await readFile(ctx.config.logoFile ?? projectPath("public/favicon.svg"), "utf8");
  const kit = readPressKit(ctx);
  const hash = createHash("sha256")
    .update(JSON.stringify([VERSION, svg, ctx.config.brandName, kit]))
    .digest("hex")
    .slice(0, 16);
  return { svg, hash };
}

/** Draws all files of this source and stores them, once for all that ask at the same time. Another server that does so as well makes the same ones. */
export const buildPressFiles = (ctx: Ctx, source: { svg: string; hash: string }): Promise<void> =>
  onceAtATime(ctx.storage, keyOf(source.hash, ""), () => build(ctx, source));

async function build(ctx: Ctx, { svg, hash }: { svg: string; hash: string }): Promise<void> {
  const logos = await drawLogoFiles(svg, ctx.config.brandName);
  const files = new Map([...logos, [LOGO_PACKAGE, zipped(logos)], [MEDIA_KIT, zipped(await kitFiles(ctx, logos))]]);
  for (const [name, bytes] of files) await ctx.storage.put("private", keyOf(hash, name), bytes, TYPES[formatOf(name)]);
  const rows = [...files.keys()].map((id) => ({
    id,
    type: id.endsWith(".zip") ? ("package" as const) : ("logo" as const),
    format: formatOf(id),
    url: keyOf(hash, id),
    source: hash,
    createdAt: ctx.clock.now(),
  }));
  await transact(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${PRESS_LOCK})`);
    await tx.db.delete(mediaAssets);
    await tx.db.insert(mediaAssets).values(rows);
  });
}

export const keyOf = (hash: string, name: string): string => `media-assets/${hash}/${name}`;
const formatOf = (name: string) => name.split(".").at(-1) as AssetFormat;

/** The zip's own time would make the same files another zip each time. */
const zipped = (files: LogoFiles): Uint8Array => zipSync(Object.fromEntries(files), { mtime: new Date(2020, 0, 1), level: 9 });

async function kitFiles(ctx: Ctx, logos: LogoFiles): Promise<LogoFiles> {
  const files: LogoFiles = new Map([...logos].map(([name, bytes]) => [`logos/${name}`, bytes]));
  for (const { slug, title, lead, body } of readPressKit(ctx)) {
    const document = new PdfDocument({ title, brand: ctx.config.brandName, at: new Date(Date.UTC(2020, 0, 1)) });
    let y = document.head("Media kit") + 28;
    y = document.write(title, { y, size: 22, style: "title" }) + 6;
    y = document.write(lead, { y, size: 12 }) + 14;
    for (const block of body) {
      const isHeading = block.type === "heading";
      const lines = block.type === "list" ? block.items.map((item) => `• ${textOf(item)}`) : [textOf([block])];
      for (const line of lines)
        y = document.write(line, { y: y + (isHeading ? 8 : 0), style: isHeading ? "strong" : "body", size: isHeading ? 13 : 10.5 }) + 4;
    }
    files.set(`${slug}.pdf`, await document.finish());
  }
  return files;
}
