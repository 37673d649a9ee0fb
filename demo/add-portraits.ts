import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { avatarKey } from "../src/features/accounts/avatar/avatar-files.ts";
import { projectPath } from "../src/platform/project.server.ts";
import type { Storage } from "../src/platform/storage/storage.server.ts";
import { demoId } from "./demo-id.ts";

const FOLDER = projectPath("demo/photos/people");

/** Those of the cast who have a photo, by email. The others show their initials. */
const portraits = new Map(readdirSync(FOLDER).map((file) => [`${file.replace(".webp", "").replace("-", ".")}@demo.test`, file]));

export const avatarIdOf = (email: string): string | null => (portraits.has(email) ? demoId("avatar", email) : null);

/** Stores the photos of the cast, unless they are there. */
export async function addPortraits({ storage }: { storage: Storage }): Promise<void> {
  for (const [email, file] of portraits) {
    const key = avatarKey(demoId("avatar", email));
    if (await storage.get("public", key)) continue;
    await storage.put("public", key, await readFile(`${FOLDER}/${file}`), "image/webp");
  }
}
