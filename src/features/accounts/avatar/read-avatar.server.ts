import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import type { StoredFile } from "../../../platform/storage/storage.server.ts";
import { AVATAR_SIDE, avatarKey } from "./avatar-files.ts";

const Wanted = z.object({ photoId: z.uuid(), width: z.literal(AVATAR_SIDE), format: z.literal("webp") });

/** A person's photo, for anyone who knows its address. Null for what is none, and once it was removed. */
export async function readAvatar(ctx: Ctx, input: { photoId: string; width: number; format: string }): Promise<StoredFile | null> {
  const { data: wanted } = Wanted.safeParse(input);
  return wanted ? ctx.storage.get("public", avatarKey(wanted.photoId)) : null;
}
