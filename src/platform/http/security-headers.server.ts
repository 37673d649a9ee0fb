import { createHash } from "node:crypto";
import type { Config } from "../config.server.ts";

const PERMISSIONS = [
  "accelerometer",
  "bluetooth",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** The headers that every answer carries. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS.map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure(config) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

const isSecure = (config: Config) => config.appOrigin.startsWith("https:");

/** For answers that are not pages. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

function pagePolicy(config: Config, scriptHashes: string[]): string {
  const { development, mapStyleUrl } = config;
  const maps = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : "";
  const policy: Record<string, string> = {
    "default-src": "'self'",
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" "),
    // The development server injects style elements; the product never does.
    "style-src": development ? "'self' 'unsafe-inline'" : "'self'",
    "img-src": `'self' data: blob:${maps}`,
    "font-src": "'self'",
    "connect-src": `${development ? "'self' ws:" : "'self'"}${maps}`,
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  const lines = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return [...lines, ...(isSecure(config) ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/**
 * Turns a page that was rendered with a one-time nonce into one that names its scripts by hash, so that it can be kept
 * and sent again. Only scripts that carry the nonce are named: one that somebody smuggled in does not run.
 */
export function sealPage(config: Config, html: string, nonce: string): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && body) hashes.add(createHash("sha256").update(body).digest("base64"));
  }
  return { html: html.replaceAll(mark, ""), policy: pagePolicy(config, [...hashes]) };
}
