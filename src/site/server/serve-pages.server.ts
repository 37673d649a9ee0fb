import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Identity } from "../../features/accounts/index.server.ts";
import type { Ctx, Services } from "../../platform/context.server.ts";
import { type Endpoint } from "../../platform/http/api.server.ts";
import { describeApi } from "../../platform/http/http-app.server.ts";
import { apiDescription, currentUser, requestCtx } from "./router-context.server.ts";

/** Answers a request with a page, for the one who asks. */
export function servePages(build: ServerBuild, endpoints: readonly Endpoint[], services: Services) {
  const askRouter = createRequestHandler(build, services.config.development ? "development" : "production");
  const description = describeApi(endpoints, services.config);
  return (request: Request, ctx: Ctx, identity: Identity | null): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(requestCtx, ctx);
    context.set(currentUser, identity?.user ?? null);
    context.set(apiDescription, description);
    return askRouter(request, context);
  };
}
