import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Identity } from "../../features/accounts/index.server.ts";
import type { Ctx, Services } from "../../platform/context.server.ts";
import { type Endpoint } from "../../platform/http/api.server.ts";
import { describeApi } from "../../platform/http/http-app.server.ts";
import { readForm } from "./read-form.server.ts";
import { apiDescription, currentUser, requestCtx, sentForm } from "./router-context.server.ts";

/** Answers a request with a page, for the one who asks. */
export function servePages(build: ServerBuild, endpoints: readonly Endpoint[], services: Services) {
  const askRouter = createRequestHandler(build, services.config.development ? "development" : "production");
  const description = describeApi(endpoints, services.config);
  return async (request: Request, ctx: Ctx, identity: Identity | null): Promise<Response> => {
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
