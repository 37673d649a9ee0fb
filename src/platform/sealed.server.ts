import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "./config.server.ts";

type Secret = Pick<Config, "secret">;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for each purpose, so that what is sealed for one can't be opened for another. */
const keyFor = ({ secret }: Secret, purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts a secret that must be read again later, under the product's own secret. */
export function seal(config: Secret, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(config, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null if it was sealed under another secret, or changed since. */
export function unseal(config: Secret, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const [nonce, tag, text] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(config, purpose), nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** The same secret gives the same fingerprint, which says nothing about it. */
export const fingerprint = (config: Secret, purpose: string, text: string): string =>
  createHmac("sha256", keyFor(config, `${purpose} fingerprint`))
    .update(text)
    .digest("base64url");
