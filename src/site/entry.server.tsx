import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { answerPage } from "./server/answer-page.server.tsx";
import { ctxOf } from "./server/router-context.server.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const data = await new Response(entry.serverHandoffStream).text();
  return answerPage(request, status, headers, entry, context, data);
}

/** Errors that the edges already translated are not news; the rest is logged whole, and the page shows none of it. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  ctxOf(context as RouterContextProvider).log.error({ err: error }, "a page failed");
};
