import type { IncomingMessage } from "node:http";
import { keepBytes, type CachedResponse, sizeOf } from "./cached-response.server.ts";

/** A page says with this header that every visitor who is not signed in may get the same bytes. */
export const SHARED_PAGE = "x-shared-page";

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages know what day it is, so none is kept for long. */
const KEPT_MS = 5 * 60_000;
const PERSONAL_COOKIE = /session_token=|two_factor=|flash=/;
const THEME_COOKIE = /(?:^|;\s*)theme=(light|dark)/;

/** Resolves once every change that was committed before the call has emptied the cache. */
export type CatchUp = () => Promise<void>;

/** Anonymous pages as bytes, the least recently used going first. */
export class PageCache {
  #pages = new Map<string, CachedResponse & { until: number }>();
  #bytes = 0;
  #version = 0;
  #suspended = false;
  #catchUp: CatchUp = async () => {};

  /** The key under which a request may be answered from here, or null when it must not. */
  keyOf(request: Pick<IncomingMessage, "method" | "url" | "headers">): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const cookie = request.headers.cookie ?? "";
    if (PERSONAL_COOKIE.test(cookie)) return null;
    return `${THEME_COOKIE.exec(cookie)?.[1] ?? "auto"} ${request.url ?? "/"}`;
  }

  /** Changes whenever what is kept may no longer be true. */
  get version(): number {
    return this.#version;
  }

  /** The page, unless a change that was committed before this call made it untrue. */
  async find(key: string): Promise<CachedResponse | undefined> {
    if (!this.#pages.has(key)) return undefined;
    await this.#catchUp();
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.until < performance.now()) {
      this.#forget(key);
      return undefined;
    }
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }

  /** Keeps the page if it is one to share and nothing changed since its data was read; gives its bytes back. */
  async keep(key: string, response: Response, version = this.#version): Promise<CachedResponse | null> {
    if (response.status !== 200 || !response.headers.has(SHARED_PAGE) || response.headers.has("set-cookie")) return null;
    const { [SHARED_PAGE]: _, "content-type": type = "text/html; charset=utf-8", ...headers } = Object.fromEntries(response.headers);
    const page = keepBytes(Buffer.from(await response.arrayBuffer()), type, headers);
    if (this.#suspended || version !== this.#version) return null;
    this.#forget(key);
    this.#pages.set(key, { ...page, until: performance.now() + KEPT_MS });
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
    return page;
  }

  clear(): void {
    this.#version += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** Keeps nothing until it is resumed. */
  suspend(): void {
    this.#suspended = true;
    this.clear();
  }

  resume(catchUp: CatchUp): void {
    this.#suspended = false;
    this.#catchUp = catchUp;
  }
}
