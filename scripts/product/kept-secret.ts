import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./say.ts";

/** The secret of this data directory: made once, readable by its owner only. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new Refusal(`${file} doesn't hold a complete secret. Delete it to get a new one; everyone will have to sign in again.`);
  return secret;
}
