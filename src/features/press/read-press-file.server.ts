import type { Ctx } from "../../platform/context.server.ts";
import { countHit, type Limit } from "../../platform/limits/rate-limit.server.ts";
import { buildPressFiles, keyOf, sourceOf } from "./build-press-files.server.ts";
import { pressError } from "./press.errors.ts";
import { LOGO_FORMATS, LOGO_NAMES, LOGO_PACKAGE, MEDIA_KIT } from "./press.rules.ts";
import { downloadLogs } from "./press.tables.server.ts";

const NAMES = new Set<string>([
  LOGO_PACKAGE,
  MEDIA_KIT,
  ...LOGO_NAMES.flatMap((name) => LOGO_FORMATS.map((format) => `${name}.${format}`)),
]);
const LONGEST_AGENT = 300;
/** So many downloads from one network are noted; more are served without a note. */
const NOTES_AN_HOUR: Limit = { name: "press.downloads", hits: 100, windowSeconds: 3600, words: "" };

export type PressFile = { name: string; bytes: Buffer; contentType: string; version: string };

/** A file for the press, drawn now if it has not been. Refuses other names. A failure is noted in `download_logs`. */
export async function readPressFile(ctx: Ctx, name: string): Promise<PressFile> {
  if (!NAMES.has(name)) throw pressError("press_file_not_found");
  try {
    const source = await sourceOf(ctx);
    const find = () => ctx.storage.get("private", keyOf(source.hash, name));
    let file = await find();
    if (!file) {
      await buildPressFiles(ctx, source);
      file = await find();
    }
    if (!file) throw new Error(name === LOGO_PACKAGE ? "Logo package not found" : "File not found");
    return { name, bytes: file.bytes, contentType: file.contentType, version: source.hash };
  } catch (error) {
    ctx.log.error({ err: error, name }, "a file for the press could not be served");
    await noteDownload(ctx, name, error instanceof Error ? error.message : String(error));
    throw pressError("press_file_unavailable");
  }
}

/** Notes that a file was downloaded, or why not; never who did. */
export async function noteDownload(ctx: Ctx, assetId: string, errorMessage: string | null = null): Promise<void> {
  const { request } = ctx;
  const isNoted = await countHit(ctx, NOTES_AN_HOUR, request?.address ?? "").then(
    () => true,
    () => false,
  );
  if (!isNoted) return;
  const userAgent = (request?.headers.get("user-agent") ?? "").slice(0, LONGEST_AGENT);
  await ctx.db.insert(downloadLogs).values({
    assetId,
    success: errorMessage === null,
    errorMessage: errorMessage?.slice(0, 500) ?? null,
    userAgent,
    createdAt: ctx.clock.now(),
  });
}
