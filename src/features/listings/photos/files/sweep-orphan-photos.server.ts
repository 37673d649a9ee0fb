import { DAY_MS } from "../../../../platform/clock.ts";
import type { Ctx } from "../../../../platform/context.server.ts";
import { ALL_PHOTOS, photoOf } from "./photo-files.ts";
import { existingPhotos, selectForgottenPhotos } from "../photo.queries.server.ts";
import { removePhotos } from "../remove-photos.server.ts";

/** How long an unfinished form may keep its photos. */
const WAITING_MS = 30 * DAY_MS;
const FILES_AT_ONCE = 1000;

/**
 * Removes the files, older than a day, of photos that are no more: of deleted listings, and of uploads that never came to an end.
 * And photos that have waited for a listing for a month.
 */
export async function sweepOrphanPhotos(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  await removePhotos(ctx, await selectForgottenPhotos(ctx, new Date(now - WAITING_MS)));
  const oldest = now - DAY_MS;
  let batch: string[] = [];
  for await (const { key, modifiedAt } of ctx.storage.list("public", ALL_PHOTOS)) {
    if (photoOf(key) && modifiedAt.getTime() < oldest) batch.push(key);
    if (batch.length < FILES_AT_ONCE) continue;
    await removeOrphans(ctx, batch);
    batch = [];
  }
  await removeOrphans(ctx, batch);
}

async function removeOrphans(ctx: Ctx, keys: string[]): Promise<void> {
  const owners = new Set(keys.map((key) => photoOf(key) ?? ""));
  const existing = await existingPhotos(ctx, [...owners]);
  await ctx.storage.remove(
    "public",
    keys.filter((key) => !existing.has(photoOf(key) ?? "")),
  );
}
