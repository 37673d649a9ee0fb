import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { SHARED_PAGE } from "../platform/http/page-cache.server.ts";
import { sealPage } from "../platform/http/security-headers.server.ts";
import { INCOMPLETE_PAGE } from "./edge.server.ts";
import { NonceContext } from "./nonce.ts";
import { ctxOf } from "./request-context.server.ts";

const RENDER_WITHIN_MS = 10_000;

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
  const rendered = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  const { html, policy } = sealPage(config, letScriptsWait(rendered), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  headers.set("cache-control", "private, no-cache");
  if (status === 200 && !actor && !exchange?.reply.has(INCOMPLETE_PAGE) && isShared(entry)) headers.set(SHARED_PAGE, "1");
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** The page can be read and used before its scripts are there: its styles, letters and first photo come before them. */
const letScriptsWait = (html: string) => html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

function isShared(entry: EntryContext): boolean {
  const leaf = entry.staticHandlerContext.matches.at(-1);
  const handle = leaf && (entry.routeModules[leaf.route.id]?.handle as PageHandle | undefined);
  return handle?.shared === true && !entry.staticHandlerContext.errors;
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(tooLong);
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, { nonce, onAllReady: () => pipe(sink), onShellError: reject });
    const tooLong = setTimeout(() => abort(new Error("rendering took too long")), RENDER_WITHIN_MS);
  });
}

/** Errors that the edges already translated are not news; the rest is logged whole, and the page shows none of it. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  ctxOf(context as RouterContextProvider).log.error({ err: error }, "a page failed");
};
