import type { IncomingMessage } from "node:http";
import { keepBytes, type KeptBytes, sizeOf } from "./kept-bytes.server.ts";

/** A page says with this header that every visitor who is not signed in may get the same bytes. */
export const SHARED_PAGE = "x-shared-page";

const MAX_BYTES = 64 * 1024 * 1024;
const PERSONAL_COOKIE = /session_token=|two_factor=|flash=/;
const THEME_COOKIE = /(?:^|;\s*)theme=(light|dark)/;

/** Anonymous pages as bytes, the least recently used going first. */
export class PageCache {
  #pages = new Map<string, KeptBytes>();
  #bytes = 0;

  /** The key under which a request may be answered from here, or null when it must not. */
  keyOf(request: Pick<IncomingMessage, "method" | "url" | "headers">): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const cookie = request.headers.cookie ?? "";
    if (PERSONAL_COOKIE.test(cookie)) return null;
    return `${THEME_COOKIE.exec(cookie)?.[1] ?? "auto"} ${request.url ?? "/"}`;
  }

  find(key: string): KeptBytes | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** Keeps the page if it is one to share, and gives its bytes back. */
  async keep(key: string, response: Response): Promise<KeptBytes | null> {
    if (response.status !== 200 || !response.headers.has(SHARED_PAGE) || response.headers.has("set-cookie")) return null;
    const { [SHARED_PAGE]: _, "content-type": type = "text/html; charset=utf-8", ...headers } = Object.fromEntries(response.headers);
    const page = keepBytes(Buffer.from(await response.arrayBuffer()), type, headers);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
    return page;
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}
