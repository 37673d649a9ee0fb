import { identifyVisitor } from "../../src/features/accounts/index.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { createHttpApp } from "../../src/platform/http/http-app.server.ts";
import { endpoints } from "../../src/product.server.ts";
import { HOOKS } from "../../src/site/files.server.ts";
import { watchTestDatabase } from "./frozen-database.ts";

/** The whole API and the hooks as the server answers them, without pages and photos. */
export const openApiApp = (services: Services): ReturnType<typeof createHttpApp> =>
  createHttpApp({
    services,
    database: watchTestDatabase(services),
    identify: identifyVisitor,
    media: async () => null,
    isReady: () => true,
    pages: async () => new Response(),
    api: endpoints,
    hooks: HOOKS,
  });
