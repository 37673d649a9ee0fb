import { randomBytes } from "node:crypto";
import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import type { Config } from "../platform/config.server.ts";
import { SHARED_PAGE } from "../platform/http/page-cache.server.ts";
import { sealPage } from "../platform/http/security-headers.server.ts";
import { beforeScripts, WAITING } from "./before-scripts.ts";
import { INCOMPLETE_PAGE } from "./edge.server.ts";
import { HANDED_OVER } from "./handed-over.ts";
import { NonceContext } from "./nonce.ts";
import { ctxOf } from "./request-context.server.ts";

/** A route whose page is the same for every visitor says so in its handle. */
export type PageHandle = { shared?: boolean };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { config, actor, exchange } = ctxOf(context);
  const nonce = randomBytes(16).toString("base64url");
  const data = await new Response(entry.serverHandoffStream).text();
  const rendered = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  const { html, policy } = finishPage(config, rendered, { data, nonce });
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  headers.set("cache-control", "private, no-cache");
  if (status === 200 && !actor && !exchange?.reply.has(INCOMPLETE_PAGE) && isShared(entry)) headers.set(SHARED_PAGE, "1");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  if (!exchange?.page) return new Response(html, { status, headers });
  exchange.page.bytes = Buffer.from(html);
  return new Response(null, { status, headers });
}

const END = "</body></html>";

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The router's own way for the loaders' data, which ours makes needless. */
const STREAM = /window\.__reactRouterContext\.stream = new ReadableStream.*?new TextEncoderStream\(\)\);/;
const BEFORE_SCRIPTS = `(${beforeScripts.toString()})("${WAITING}")`;

/** Works on the page's head and on what follows its footer: what lies between is long, and nothing there waits or is sealed. */
function finishPage(config: Config, rendered: string, { data, nonce }: { data: string; nonce: string }): { html: string; policy: string } {
  const [headStart, headEnd] = [rendered.indexOf("<head>") + "<head>".length, rendered.indexOf("</head>")];
  const footerEnd = Math.max(headEnd, rendered.lastIndexOf("</footer>"));
  let [head, foot] = [rendered.slice(headStart, headEnd), rendered.slice(footerEnd, rendered.lastIndexOf(END)).replace(STREAM, "")];
  // The development server has its own order of things.
  if (!config.development) {
    const parts = [...head.matchAll(PRELOAD)].map(([, href]) => href);
    head = head.replace(PRELOAD, "");
    foot = foot.replace('type="module" async=""', `type="${WAITING}" data-parts="${parts.join(" ")}"`);
  }
  const middle = rendered.slice(headEnd, footerEnd);
  const start = `<!DOCTYPE html>${rendered.slice(0, headStart)}${scriptOf(BEFORE_SCRIPTS, nonce)}${head}`;
  const page = sealPage(config, [start, foot + handOver(data) + END], nonce);
  return { html: page.parts.join(middle), policy: page.policy };
}

const scriptOf = (text: string, nonce: string) => `<script nonce="${nonce}">${text}</script>`;

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

/** Errors that the edges already translated are not news; the rest is logged whole, and the page shows none of it. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  ctxOf(context as RouterContextProvider).log.error({ err: error }, "a page failed");
};
