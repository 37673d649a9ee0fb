import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";
import { onOneConnection } from "../../platform/db/one-connection.server.ts";
import { answerPage, type PageHandle } from "./answer-page.server.tsx";
import { encodeData } from "./encode-data.ts";
import { ctxOf, refusals, requestCtx } from "./router-context.server.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type DirectPage = { path: RegExp; names: string[]; line: Route[]; entry: Omit<EntryContext, "staticHandlerContext"> };

/**
 * Pages that every visitor may see are asked for most, and their loaders only read. They are answered without the router's server,
 * which costs as much as a small page. Null for all other requests, and for what does not end in a plain page: that is the router's.
 */
export function directPages(build: ServerBuild): (request: Request, context: RouterContextProvider) => Promise<Response | null> {
  const pages = Object.values(build.routes).flatMap((route) => (route && isOpen(build, route) ? directPage(build, route) : []));
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || pathname.endsWith(".data")) return null;
    for (const page of pages) {
      const found = page.path.exec(pathname);
      if (!found) continue;
      const params = Object.fromEntries(page.names.map((name, i) => [name, found[i + 1] ?? ""]));
      const loaderData = await loadAll(page.line, { request, params, context });
      return loaderData && answer(page, { request, context, pathname, search, params, loaderData });
    }
    return null;
  };
}

/** For every visitor, with nothing before the loaders that may send somebody away. */
const isOpen = (build: ServerBuild, route: Route) =>
  (route.module.handle as PageHandle | undefined)?.shared === true && lineOf(build, route).every(({ module }) => !module.middleware);

function directPage(build: ServerBuild, route: Route): DirectPage {
  const line = lineOf(build, route);
  const path = line.flatMap((each) => each.path || []).join("/");
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const isKept = (id: string) => line.some((each) => each.id === id);
  const routes = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => isKept(id)));
  const { basename, future, routeDiscovery, ssr } = build;
  const handoff = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }).replaceAll("<", "\\u003c");
  return {
    path: new RegExp(`^/${path.replace(/:\w+/g, "([^/%]+)")}$`, "i"),
    names,
    line,
    entry: {
      manifest: {
        ...build.assets,
        routes,
      },
      branches: [],
      routeModules: Object.fromEntries(line.map(({ id, module }) => [id, module])),
      serverHandoffString: handoff,
      future,
      ssr,
      routeDiscovery,
      isSpaMode: false,
      serializeError: () => undefined,
    } as unknown as DirectPage["entry"],
  };
}

/** A route and all that it lies in, the outermost first. */
function lineOf(build: ServerBuild, route: Route): Route[] {
  const parent = route.parentId ? build.routes[route.parentId] : undefined;
  return parent ? [...lineOf(build, parent), route] : [route];
}

type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "params"> & { context: RouterContextProvider };

/** What all loaders gave, by route; null when one of them wants something else than a plain page. */
async function loadAll(line: Route[], args: LoaderArgs): Promise<Record<string, unknown> | null> {
  const ctx = ctxOf(args.context);
  args.context.set(refusals, new Map());
  try {
    const given = await onOneConnection(ctx, (reading) => {
      args.context.set(requestCtx, reading);
      return Promise.all(line.map(({ module }) => module.loader?.(args as unknown as LoaderFunctionArgs)));
    });
    return given.some(isMoreThanData)
      ? null
      : Object.fromEntries(line.flatMap(({ id, module }, i) => (module.loader ? [[id, given[i]]] : [])));
  } catch {
    // The router asks again, and makes of a refusal the page that it should be.
    return null;
  } finally {
    args.context.set(requestCtx, ctx);
  }
}

const isMoreThanData = (given: unknown) =>
  given instanceof Response || (given as { type?: unknown } | null | undefined)?.type === "DataWithResponseInit";

type Found = Pick<EntryContext["staticHandlerContext"], "loaderData"> & {
  request: Request;
  context: RouterContextProvider;
  pathname: string;
  search: string;
  params: Record<string, string>;
};

function answer({ line, entry }: DirectPage, found: Found): Response | null {
  const { request, context, pathname, search, params, loaderData } = found;
  const placeOf = (route: Route) => (route === line.at(-1) ? pathname : "/");
  const result = { loaderData, actionData: null, errors: null };
  const staticHandlerContext = {
    ...result,
    basename: "/",
    location: { pathname, search, hash: "", state: null, key: "default" },
    matches: line.map((route) => ({ params, pathname: placeOf(route), pathnameBase: placeOf(route), route })),
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as EntryContext["staticHandlerContext"];
  try {
    return answerPage(request, 200, new Headers(), { ...entry, staticHandlerContext, renderMeta: {} }, context, encodeData(result));
  } catch {
    return null;
  }
}
