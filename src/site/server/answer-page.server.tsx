import { randomBytes } from "node:crypto";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import type { Config } from "../../platform/config.server.ts";
import type { PagePieces } from "../../platform/html/page-in-work.server.ts";
import { renderPage } from "../../platform/html/render-page.server.ts";
import { SHARED_PAGE } from "../../platform/http/page-cache.server.ts";
import { sealPage } from "../../platform/http/security-headers.server.ts";
import { beforeScripts, WAITING } from "../before-scripts.ts";
import { INCOMPLETE_PAGE } from "./edge.server.ts";
import { HANDED_OVER } from "../handed-over.ts";
import { NonceContext } from "./nonce.ts";
import { ctxOf } from "./router-context.server.ts";

/** A route whose page is the same for every visitor says so in its handle. */
export type PageHandle = { shared?: boolean };

/** Marks our own scripts until the page is sealed. It never leaves the process, so one is enough. */
const nonce = randomBytes(16).toString("base64url");

/** Renders a page and says what may be done with it; `data` is what the browser goes on from. */
export function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
  data: string,
): Response {
  const { config, actor, request: asked } = ctxOf(context);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const pieces = renderPage(page);
  const { bytes, policy } = finishPage(config, pieces, data);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  headers.set("cache-control", "private, no-cache");
  if (status === 200 && !actor && !asked?.reply.has(INCOMPLETE_PAGE) && isShared(entry)) headers.set(SHARED_PAGE, "1");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  if (!asked?.page) return new Response(new Uint8Array(bytes), { status, headers });
  asked.page.bytes = bytes;
  return new Response(null, { status, headers });
}

const END = "</body></html>";

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The router's own way for the loaders' data, which ours makes needless. */
const STREAM = /window\.__reactRouterContext\.stream = new ReadableStream.*?new TextEncoderStream\(\)\);/;
const BEFORE_SCRIPTS = `<script nonce="${nonce}">(${beforeScripts.toString()})("${WAITING}")</script>`;

/** Changes only the head and what follows the footer: what lies between is long, and nothing there waits or is sealed. */
function finishPage(config: Config, pieces: PagePieces, data: string): { bytes: Buffer; policy: string } {
  let { head, end } = pieces;
  end = end.slice(0, -END.length).replace(STREAM, "");
  // The development server has its own order of things.
  if (!config.development) {
    const parts = [...head.matchAll(PRELOAD)].map(([, href]) => href);
    head = head.replace(PRELOAD, "");
    end = end.replace('type="module" async=""', `type="${WAITING}" data-parts="${parts.join(" ")}"`);
  }
  const page = sealPage(config, [BEFORE_SCRIPTS + head, end], nonce);
  const [sealedHead = "", sealedEnd = ""] = page.parts;
  const [start, finish] = [`<!DOCTYPE html>${pieces.start}${sealedHead}`, `${sealedEnd}${handOver(data)}${END}`];
  return { bytes: Buffer.concat([Buffer.from(start), pieces.middle, Buffer.from(finish)]), policy: page.policy };
}

/**
 * Ends the page with what the loaders gave, for the browser to start from. The router would write a script for it, which
 * has to be escaped, sealed and compiled; this is text that nothing runs.
 */
const handOver = (data: string) => `<script type="application/json" id="${HANDED_OVER}">${data.replaceAll("<", "\\u003c")}</script>`;

function isShared(entry: EntryContext): boolean {
  const leaf = entry.staticHandlerContext.matches.at(-1);
  const handle = leaf && (entry.routeModules[leaf.route.id]?.handle as PageHandle | undefined);
  return handle?.shared === true && !entry.staticHandlerContext.errors;
}
