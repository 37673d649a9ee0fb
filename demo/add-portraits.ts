import sharp from "sharp";
import { AVATAR_SIDE, avatarKey } from "../src/features/accounts/avatar/avatar-files.ts";
import type { Storage } from "../src/platform/storage/storage.server.ts";
import { demoId } from "./demo-id.ts";
import { LOOKS } from "./looks.ts";
import { drawPortrait } from "./portraits.ts";

export const avatarIdOf = (email: string): string | null => (Object.hasOwn(LOOKS, email) ? demoId("avatar", email) : null);

/** Draws the photos of the cast, unless they are there. */
export async function addPortraits({ storage }: { storage: Storage }): Promise<void> {
  for (const [email, look] of Object.entries(LOOKS)) {
    const key = avatarKey(demoId("avatar", email));
    if (await storage.get("public", key)) continue;
    const photo = await sharp(Buffer.from(drawPortrait(look)))
      .resize(AVATAR_SIDE, AVATAR_SIDE)
      .webp({ quality: 84 })
      .toBuffer();
    await storage.put("public", key, photo, "image/webp");
  }
}
