import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../../platform/config.server.ts";

/**
 * The token in a session's cookie as the auth library signs it (HMAC-SHA256 with the secret), or null when we didn't sign it. The library
 * checks it in a thread of the shared pool, where it would wait behind pictures and compression.
 */
export function tokenInCookie({ secret }: Pick<Config, "secret">, cookie: string): string | null {
  const value = decoded(cookie);
  const at = value.lastIndexOf(".");
  if (at < 1) return null;
  const token = value.slice(0, at);
  const [sent, ours] = [Buffer.from(value.slice(at + 1), "base64"), createHmac("sha256", secret).update(token).digest()];
  return sent.length === ours.length && timingSafeEqual(sent, ours) ? token : null;
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}
