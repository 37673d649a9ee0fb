import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Identity } from "../../features/accounts/index.server.ts";
import type { Ctx, Services } from "../../platform/context.server.ts";
import { requestError } from "../../platform/errors.ts";
import { type Endpoint } from "../../platform/http/api.server.ts";
import { describeApi } from "../../platform/http/http-app.server.ts";
import { readForm } from "./read-form.server.ts";
import { apiDescription, currentUser, requestCtx, sentForm } from "./router-context.server.ts";

/** Where the router tells a browser what the links of a page lead to, as the framework documents it. */
const MANIFEST_PATH = "/__manifest";
/** More than a page has. Each takes the router a look at every route. */
const MOST_LINKS = 200;

/** Refuses a question about more links than a page of ours has, before the router answers it. */
export function requireFewLinks(address: string): void {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== MANIFEST_PATH) return;
  if ((searchParams.get("paths") ?? "").split(",").length > MOST_LINKS) throw requestError("address_too_long");
}

/** Answers a request with a page, for the one who asks. */
export function servePages(build: ServerBuild, endpoints: readonly Endpoint[], services: Services) {
  const askRouter = createRequestHandler(build, services.config.development ? "development" : "production");
  const description = describeApi(endpoints, services.config);
  return async (request: Request, ctx: Ctx, identity: Identity | null): Promise<Response> => {
    requireFewLinks(request.url);
    const form = await readForm(request);
    const context = new RouterContextProvider();
    context.set(requestCtx, ctx);
    context.set(currentUser, identity?.user ?? null);
    context.set(apiDescription, description);
    context.set(sentForm, form);
    return askRouter(form ? withoutBody(request) : request, context);
  };
}

/** The router copies the request, and a body that has been read can't be copied. */
const withoutBody = ({ url, method, headers, signal }: Request) => new Request(url, { method, headers, signal });
