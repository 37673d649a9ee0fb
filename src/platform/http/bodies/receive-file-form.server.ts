import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Ctx } from "../../context.server.ts";
import { type AppError, requestError } from "../../errors.ts";
import { type ReceivedFile, withReceivedFile } from "./receive-file.server.ts";
import { uploads } from "./uploads.server.ts";
import { limitWrites } from "../limits/write-limits.server.ts";

/** What the form sends beside the file. */
const MOST_OTHER_BYTES = 256 * 1024;

type Spec = { field: string; maxBytes: number; tooBig: () => AppError };
export type NamedFile = ReceivedFile & { name: string };

/**
 * Receives a form with one file, on disk, for a signed-in person, under the same limits as uploads to the API. The file is null if none was
 * chosen, and is removed when the work is done.
 */
export async function withFileForm<T>(
  ctx: Ctx,
  request: Request,
  { field, maxBytes, tooBig }: Spec,
  work: (fields: Record<string, string>, file: NamedFile | null) => Promise<T>,
): Promise<T> {
  if (!ctx.actor) throw requestError("sign_in_required");
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw requestError("unsupported_media_type");
  const limits = { config: ctx.config, maxBytes: maxBytes + MOST_OTHER_BYTES, tooBig, signal: request.signal };
  return uploads.run(ctx.actor.id, async () => {
    await limitWrites(ctx);
    return withReceivedFile(request, limits, async ({ path }) => {
      const form = await readForm(path, type);
      const fields = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
      const sent = form.get(field);
      if (!(sent instanceof File) || sent.size === 0) return work(fields, null);
      if (sent.size > maxBytes) throw tooBig();
      const filePath = join(dirname(path), randomUUID());
      try {
        await writeFile(filePath, sent.stream(), { mode: 0o600 });
        return await work(fields, { path: filePath, size: sent.size, name: sent.name });
      } finally {
        await rm(filePath, { force: true });
      }
    });
  });
}

async function readForm(path: string, type: string): Promise<FormData> {
  try {
    return await new Response(await readFile(path), { headers: { "content-type": type } }).formData();
  } catch {
    throw requestError("malformed_request");
  }
}
