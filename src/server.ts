import * as build from "virtual:react-router/server-build";
import { identifyVisitor, waitingHashes } from "./features/accounts/index.server.ts";
import { checkContent } from "./features/content/index.server.ts";
import { readConfig } from "./platform/config.server.ts";
import { mostConnections } from "./platform/http/limits/connection-limits.server.ts";
import { type DatabaseWatch, watchDatabase } from "./platform/db/database-watch.server.ts";
import { createHttpApp } from "./platform/http/http-app.server.ts";
import { createListener, listen } from "./platform/http/listen.server.ts";
import { MediaCache } from "./platform/http/cache/media-cache.server.ts";
import { PageCache } from "./platform/http/cache/page-cache.server.ts";
import { clearAbandonedUploads } from "./platform/http/bodies/receive-file.server.ts";
import { pageChanges } from "./platform/http/cache/page-changes.server.ts";
import { serveLive } from "./platform/http/serve-live.server.ts";
import { addGauge } from "./platform/http/metrics.server.ts";
import { loadStaticAssets } from "./platform/http/static-assets.server.ts";
import { watchLoad } from "./platform/http/limits/watch-load.server.ts";
import { watchWaits } from "./platform/http/limits/watch-waits.server.ts";
import { type DatabaseListener, listenToDatabase } from "./platform/realtime/database-listener.server.ts";
import { LiveStreams } from "./platform/realtime/live-streams.server.ts";
import { logConsole } from "./platform/log.server.ts";
import { tellParent, untilStopped } from "./platform/process.server.ts";
import { projectPath } from "./platform/project.server.ts";
import { type OpenServices, openServices } from "./platform/services.server.ts";
import { endpoints, liveReaders } from "./product.server.ts";
import { FILES, HOOKS } from "./site/files.server.ts";
import { FILE_FORMS } from "./site/server/file-forms.ts";
import { findHiddenMedia, findMedia } from "./site/server/find-media.server.ts";
import { servePages } from "./site/server/serve-pages.server.ts";

// In development an edit reloads this module, but open connections stay open.
const kept = globalThis as { openServices?: Promise<OpenServices>; databaseWatch?: DatabaseWatch; databaseListener?: DatabaseListener };
const services = await (kept.openServices ??= openServices(readConfig(process.env), "server"));
// The development server prints for whoever develops.
if (import.meta.env.PROD) logConsole(services.log);
checkContent(services);
const database = (kept.databaseWatch ??= watchDatabase(services.config.database.url, services.log));

let ready = true;
const load = watchLoad();
const photos = new MediaCache();
const app = createHttpApp({
  services,
  database,
  identify: identifyVisitor,
  media: findMedia(services),
  hiddenMedia: findHiddenMedia,
  mediaCache: photos,
  api: endpoints,
  fileForms: FILE_FORMS,
  files: FILES,
  hooks: HOOKS,
  pages: servePages(build, endpoints, services),
  isReady: () => ready,
  isOverloaded: load.isOverloaded,
});

const pages = new PageCache(services.clock);
const streams = new LiveStreams({ readers: liveReaders(services), clock: services.clock, log: services.log });
await kept.databaseListener?.stop();
// In development nothing is cached, because the code of a page changes, too.
const followers = import.meta.env.PROD ? [pageChanges(pages), pageChanges(photos), streams.follower()] : [streams.follower()];
kept.databaseListener = listenToDatabase(services.config.database.url, followers, services.log);

/** Called by the development server for each request. */
export const listener = createListener({
  services,
  fetch: app.fetch,
  assets: import.meta.env.PROD ? loadStaticAssets(projectPath("build/client")) : new Map(),
  pages,
  live: serveLive({ services, database, streams, identify: identifyVisitor }),
});

if (import.meta.env.DEV) for (const cache of [pages, photos]) cache.suspend();

if (import.meta.env.PROD) {
  addGauge("password_hashes_waiting", "Passwords that wait for a thread to hash them", waitingHashes);
  const waits = watchWaits(services);
  await clearAbandonedUploads(services.config, Date.now());
  const { port, host, maxConnections, servers } = services.config;
  const server = await listen(listener, { port, host, maxConnections: mostConnections(Math.ceil(maxConnections / servers)) });
  tellParent({ listening: server.port });
  services.log.info({ port: server.port }, "listening");
  await untilStopped();
  ready = false;
  streams.stop();
  await server.stop();
  await waits.stop();
  await kept.databaseListener.stop();
  await database.stop();
  await services.close();
  process.exit(0);
}
