import { isIP } from "node:net";
import type { Config } from "../../config.server.ts";
import { requestError } from "../../errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export const isWrite = (method: string): boolean => !SAFE_METHODS.has(method);

/** Refuses a write that another site made the browser send. A program that sends neither an origin nor cookies is no browser. */
export function requireSameOrigin(config: Config, method: string, headers: Headers): void {
  if (!isWrite(method)) return;
  const origin = headers.get("origin");
  if (origin === null && !headers.has("cookie") && !headers.has("sec-fetch-site")) return;
  if (origin === null || !isOwnOrigin(config, origin, headers.get("host") ?? "")) throw requestError("foreign_origin");
}

function isOwnOrigin(config: Config, origin: string, host: string): boolean {
  if (origin === config.appOrigin) return true;
  if (config.originIsFixed || !URL.canParse(origin)) return false;
  // Without APP_ORIGIN any address of this machine will do, but no name that someone else could point at it, and no other server's https.
  const { protocol, host: originHost, hostname } = new URL(origin);
  return protocol === "http:" && originHost === host && (hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) > 0);
}
