import { hash } from "node:crypto";
import type { Config } from "../config.server.ts";

const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
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
    // The location is asked for after a press on "Near me" only.
    "permissions-policy": [...PERMISSIONS.map((feature) => `${feature}=()`), "geolocation=(self)"].join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure(config) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

const isSecure = (config: Config) => config.appOrigin.startsWith("https:");

/** For answers that are not pages. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * A page that sends a form on to another site names that site in this header of its reply; it becomes part of the page's policy and goes no further. Browsers
 * hold the redirect that answers a form against it.
 */
export const FORM_SITE = "x-form-site";

/** What a page may load and run: its own files, and these inline scripts. Its forms lead to us and, where it says so, to one other site. */
export function pagePolicy(config: Config, inlineScripts: string[], formSite: string | null = null): string {
  const { development, mapStyleUrl } = config;
  const maps = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : "";
  const policy: Record<string, string> = {
    "default-src": "'self'",
    "script-src": ["'self'", ...inlineScripts].join(" "),
    // The development server injects style elements; the product never does.
    "style-src": development ? "'self' 'unsafe-inline'" : "'self'",
    "img-src": `'self' data: blob:${maps}`,
    "font-src": "'self'",
    "connect-src": `${development ? "'self' ws:" : "'self'"}${maps}`,
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": formSite ? `'self' ${formSite}` : "'self'",
    "frame-ancestors": "'none'",
  };
  const lines = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return [...lines, ...(isSecure(config) ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/**
 * Turns a page that was rendered with a one-time nonce into one that names its scripts by hash, so that it can be
 * cached and sent again. Only scripts that carry the nonce are named: one that somebody smuggled in does not run.
 */
export function sealPage(config: Config, page: string, nonce: string): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + 1)) {
    const script = scriptAround(page, at);
    if (script) hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return { html: page.replaceAll(mark, ""), policy: pagePolicy(config, [...hashes]) };
}

/** The text of the script whose opening tag this place is in; nothing for other tags. */
function scriptAround(html: string, at: number): string {
  if (!/^<script\b/.test(html.slice(html.lastIndexOf("<", at), at))) return "";
  const start = html.indexOf(">", at) + 1;
  return html.slice(start, html.indexOf("</script>", start));
}
