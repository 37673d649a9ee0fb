import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { cacheBytes, type CachedResponse } from "./cache/cached-response.server.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The built files by their path, compressed by the build and held in memory. What has a hash in its name never changes; the rest is asked for again after an hour. */
export function loadStaticAssets(directory: string): Map<string, CachedResponse> {
  const assets = new Map<string, CachedResponse>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file)}`;
    if (!entry.isFile() || path.includes("/.") || /\.(br|gz)$/.test(path)) continue;
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    const asset = cacheBytes(readFileSync(file), TYPES[extname(file)] ?? "application/octet-stream", { "cache-control": cache });
    for (const [encoding, ending] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const)
      if (existsSync(file + ending)) asset.variants[encoding] = readFileSync(file + ending);
    assets.set(path, asset);
  }
  return assets;
}
