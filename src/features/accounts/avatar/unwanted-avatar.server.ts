import { inArray } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { profiles } from "../account.tables.server.ts";
import { ALL_AVATARS, avatarAt, avatarIn, avatarKey, avatarUrlOf } from "./avatar-files.ts";

const FILES_AT_ONCE = 500;

/** The file of a photo that no profile has anymore follows when the transaction is committed. */
export async function unwantedAvatar(tx: Ctx, avatarUrl: string | null): Promise<void> {
  const avatarId = avatarAt(avatarUrl);
  if (avatarId) await tx.jobs.send(tx.db, removeAvatarFile, { avatarId });
}

export const removeAvatarFile = declareJob({
  name: "accounts.remove-avatar-file",
  input: z.object({ avatarId: z.uuid() }),
  run: ({ storage }, { avatarId }) => storage.remove("public", [avatarKey(avatarId)]),
});

/** Removes files, older than a day, that never became someone's photo: a server stopped in between. */
export const sweepOrphanAvatars = declareJob({
  name: "accounts.sweep-orphan-avatars",
  input: z.object({}),
  schedule: "17 4 * * *",
  run: async (ctx) => {
    const oldest = ctx.clock.now().getTime() - DAY_MS;
    let found: string[] = [];
    for await (const { key, modifiedAt } of ctx.storage.list("public", ALL_AVATARS)) {
      if (avatarIn(key) && modifiedAt.getTime() < oldest) found.push(key);
      if (found.length < FILES_AT_ONCE) continue;
      await removeOrphans(ctx, found);
      found = [];
    }
    await removeOrphans(ctx, found);
  },
});

async function removeOrphans(ctx: Ctx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const urlOf = (key: string) => avatarUrlOf(avatarIn(key) ?? "");
  const rows = await ctx.db
    .select({ url: profiles.avatarUrl })
    .from(profiles)
    .where(inArray(profiles.avatarUrl, keys.map(urlOf)));
  const wanted = new Set(rows.map(({ url }) => url));
  await ctx.storage.remove(
    "public",
    keys.filter((key) => !wanted.has(urlOf(key))),
  );
}
