import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Ctx } from "../../platform/context.server.ts";
import { contentError } from "./content.errors.ts";
import { contentOf } from "./content.server.ts";

const TYPES: Record<string, string> = { ".jpg": "image/jpeg", ".png": "image/png", ".webp": "image/webp" };

/** A picture of the written pages. Refuses one that is not there. */
export async function readPicture(ctx: Ctx, name: string): Promise<{ bytes: Buffer; type: string }> {
  const file = contentOf(ctx).pictures.get(name);
  if (!file) throw contentError("picture_not_found");
  return { bytes: await readFile(file), type: TYPES[extname(file)] ?? "application/octet-stream" };
}
