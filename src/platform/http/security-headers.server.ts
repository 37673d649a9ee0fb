import { hash } from "node:crypto";
import type { Config } from "../config.server.ts";

const PERMISSIONS = [
  "accelerometer",
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
    "script-src": ["'self'", ...scriptHashes.map((text) => `'sha256-${text}'`)].join(" "),
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
 * Turns parts of a page that were rendered with a one-time nonce into parts that name their scripts by hash, so that the page can
 * be kept and sent again. Only scripts that carry the nonce are named: one that somebody smuggled in does not run.
 */
export function sealPage(config: Config, parts: string[], nonce: string): { parts: string[]; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const sealed = parts.map((part) => {
    for (let at = part.indexOf(mark); at >= 0; at = part.indexOf(mark, at + 1)) {
      const body = scriptAround(part, at);
      if (body) hashes.add(hashOf(body));
    }
    return part.replaceAll(mark, "");
  });
  return { parts: sealed, policy: pagePolicy(config, [...hashes]) };
}

const MAX_KNOWN = 500;
/** Our own scripts are few, and the same on each page. */
const knownHashes = new Map<string, string>();

function hashOf(script: string): string {
  const known = knownHashes.get(script);
  if (known) return known;
  if (knownHashes.size === MAX_KNOWN) knownHashes.clear();
  const made = hash("sha256", script, "base64");
  knownHashes.set(script, made);
  return made;
}

/** The text of the script whose opening tag this place is in; nothing for other tags. */
function scriptAround(html: string, at: number): string {
  if (!/^<script\b/.test(html.slice(html.lastIndexOf("<", at), at))) return "";
  const start = html.indexOf(">", at) + 1;
  return html.slice(start, html.indexOf("</script>", start));
}
