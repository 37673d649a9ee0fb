import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import type { Log } from "../platform/log.server.ts";
import { FORM_SITE, pagePolicy, sealPage } from "../platform/http/security-headers.server.ts";
import { SHARED_PAGE, SHARED_UNTIL } from "../platform/http/cache/page-cache.server.ts";
import { mayShare } from "./server/shared-pages.server.ts";
import { ctxOf, userOf } from "./server/router-context.server.ts";

export const streamTimeout = 5_000;

/**
 * Renders a page whole: its loaders have answered, so there is nothing to stream. A page that is the same for every visitor names its scripts
 * by hash, so that the cache can send the same bytes to everybody.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { config, log, request: asked, actor } = ctxOf(context);
  const nonce = randomBytes(16).toString("base64url");
  headers.set("content-type", "text/html; charset=utf-8");
  // What somebody saw is not to be found in the browser after they signed out.
  headers.set("cache-control", actor || userOf(context) ? "private, no-store" : "private, no-cache");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const formSite = asked?.reply.get(FORM_SITE) ?? null;
  asked?.reply.delete(FORM_SITE);
  const page = await renderPage(request, entry, nonce, log);
  if (status !== 200 || !mayShare(entry, context)) {
    headers.set("content-security-policy", pagePolicy(config, [`'nonce-${nonce}'`], formSite));
    return new Response(page, { status, headers });
  }
  const { html, policy } = sealPage(config, page.toString(), nonce);
  headers.set("content-security-policy", policy);
  headers.set(SHARED_PAGE, [...(asked?.tags ?? [])].join(" "));
  if (asked?.shownUntil) headers.set(SHARED_UNTIL, asked.shownUntil.toISOString());
  return new Response(html, { status, headers });
}

function renderPage(request: Request, entry: EntryContext, nonce: string, log: Log): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let hasShell = false;
    const page = new Writable({
      write(part: Buffer, _, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      // Every part stands in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        hasShell = true;
      },
      onAllReady() {
        clearTimeout(giveUp);
        pipe(page);
      },
      onShellError(error) {
        clearTimeout(giveUp);
        reject(error);
      },
      onError(error) {
        // What fails before that is rejected, and logged by the router.
        if (hasShell) log.error({ err: error }, "a part of a page failed");
      },
    });
    const giveUp = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Errors that the edges already translated are not news; the rest is logged whole, and the page shows none of it. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  ctxOf(context as RouterContextProvider).log.error({ err: error }, "a page failed");
};
