import * as build from "virtual:react-router/server-build";
import { identifyVisitor } from "./features/accounts/index.server.ts";
import { readPhotoVariant } from "./features/listings/index.server.ts";
import { readConfig } from "./platform/config.server.ts";
import { mostConnections } from "./platform/http/connection-limits.server.ts";
import { type DatabaseWatch, watchDatabase } from "./platform/db/database-watch.server.ts";
import { createHttpApp } from "./platform/http/http-app.server.ts";
import { createListener, listen } from "./platform/http/listen.server.ts";
import { PageCache } from "./platform/http/page-cache.server.ts";
import { clearAbandonedUploads } from "./platform/http/receive-file.server.ts";
import { followPageChanges } from "./platform/http/page-changes.server.ts";
import { loadStaticAssets } from "./platform/http/static-assets.server.ts";
import { tellParent, untilStopped } from "./platform/process.server.ts";
import { projectPath } from "./platform/project.server.ts";
import { type OpenServices, openServices } from "./platform/services.server.ts";
import { endpoints } from "./product.server.ts";
import { servePages } from "./site/server/serve-pages.server.ts";

// In development an edit reloads this module, but open connections stay open.
const kept = globalThis as { openServices?: Promise<OpenServices>; databaseWatch?: DatabaseWatch };
const services = await (kept.openServices ??= openServices(readConfig(process.env), "server"));
const database = (kept.databaseWatch ??= watchDatabase(services.config.database.url, services.log));

let ready = true;
const app = createHttpApp({
  services,
  database,
  identify: identifyVisitor,
  media: (photoId, width, format) => readPhotoVariant({ ...services, actor: null, request: null }, { photoId, width, format }),
  api: endpoints,
  pages: servePages(build, endpoints, services),
  isReady: () => ready,
});

const pages = new PageCache();

/** Called by the development server for each request. */
export const listener = createListener({
  services,
  fetch: app.fetch,
  assets: import.meta.env.PROD ? loadStaticAssets(projectPath("build/client")) : new Map(),
  pages,
});

if (import.meta.env.DEV) pages.suspend();

if (import.meta.env.PROD) {
  await clearAbandonedUploads(services.config, Date.now());
  const changes = followPageChanges(services.config.database.url, pages, services.log);
  const { port, host, maxConnections } = services.config;
  const server = await listen(listener, { port, host, maxConnections: mostConnections(maxConnections) });
  tellParent({ listening: server.port });
  services.log.info({ port: server.port }, "listening");
  await untilStopped();
  ready = false;
  await server.stop();
  await changes.stop();
  await database.stop();
  await services.close();
  process.exit(0);
}
