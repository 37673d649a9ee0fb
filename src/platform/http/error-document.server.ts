import { createHash } from "node:crypto";
import type { AppError } from "../errors.ts";
import { escapeHtml } from "../words/escape-html.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:light-dark(#faf6ef,#0c1722);color:light-dark(#10263a,#f1eadf);color-scheme:light dark;font:1rem/1.5 Figtree,system-ui,sans-serif}h1{font:600 2rem/1.2 Fraunces,Georgia,serif}a{color:light-dark(#0b6e75,#62c6cb)}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** A self-contained error page, for when even the shell can't be rendered. */
export function errorDocument(error: AppError, requestId: string): Response {
  const home = '<a href="/">go to the homepage</a>';
  const advice = error.status === 404 ? `Please check the address, or ${home}.` : `Please try again in a moment, or ${home}.`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(error.message)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(error.message)}</h1><p>${advice}</p><p><small>If you contact us, please mention this number: ${escapeHtml(requestId)}</small></p></main></body></html>`;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
  });
  if (error.details.retryAfterSeconds) headers.set("retry-after", String(error.details.retryAfterSeconds));
  return new Response(body, { status: error.status, headers });
}
