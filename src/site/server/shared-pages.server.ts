import type { EntryContext, RouterContextProvider } from "react-router";
import { INCOMPLETE_PAGE } from "./edge.server.ts";
import { ctxOf } from "./router-context.server.ts";

/** A route whose page is the same for every visitor says so in its handle. */
export type PageHandle = { shared?: boolean };

/** Whether every visitor who isn't signed in may get the same page. */
export function mayShare({ staticHandlerContext, routeModules }: EntryContext, context: RouterContextProvider): boolean {
  const { actor, request } = ctxOf(context);
  if (actor || request?.reply.has(INCOMPLETE_PAGE) || staticHandlerContext.errors) return false;
  const leaf = staticHandlerContext.matches.at(-1);
  const handle = leaf && (routeModules[leaf.route.id]?.handle as PageHandle | undefined);
  return handle?.shared === true;
}
