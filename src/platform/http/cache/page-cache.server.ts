import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "../../clock.ts";
import { readFormats } from "../../words/formats.ts";
import { readCookie } from "../read-cookie.ts";
import type { CatchUp } from "../../realtime/database-listener.server.ts";
import { cacheBytes, type CachedResponse, sizeOf } from "./cached-response.server.ts";

/** A page says with this header that every visitor who is not signed in may get the same bytes, and names what it shows. */
export const SHARED_PAGE = "x-shared-page";
/** And with this one, when something that it shows ends by itself. */
export const SHARED_UNTIL = "x-shared-until";
/** The tag of a change that may concern every page. */
export const EVERYTHING = "*";

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages know what day it is, so none is cached for long. */
const MAX_AGE_MS = 5 * 60_000;
const MOST_PATHS = 10_000;
/** How often a request waits for another's render, which a change may make stale, before it renders the page itself. */
const MOST_WAITS = 3;
const PERSONAL_COOKIE = /session_token=|two_factor=|flash=/;
const THEMES = new Set(["light", "dark"]);

/** What changed while a page was being rendered. */
type Render = { changed: Set<string> };
type Entry = { page: CachedResponse; tags: string[]; until: Date | null };

/** Anonymous pages as bytes. A change empties the pages that show what changed, and no others; one that shows what ends by itself ends with it. */
export class PageCache {
  #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ page }) => sizeOf(page),
    dispose: ({ tags }, key) => tags.forEach((tag) => this.#untag(tag, key)),
  });
  #keysByTag = new Map<string, Set<string>>();
  #renders = new Set<Render>();
  #flights = new Map<string, Promise<unknown>>();
  #sharedPaths = new LRUCache<string, true>({ max: MOST_PATHS });
  #suspended = false;
  #catchUp: CatchUp = async () => {};
  readonly #clock: Clock;

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** The key under which a request may be answered from here, or null when it must not. */
  keyOf(request: Pick<IncomingMessage, "method" | "url" | "headers">): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const cookie = request.headers.cookie ?? "";
    if (PERSONAL_COOKIE.test(cookie)) return null;
    const theme = readCookie(cookie, "theme") ?? "";
    const formats = readFormats(cookie, request.headers["accept-language"]);
    return `${THEMES.has(theme) ? theme : "auto"}-${formats} ${request.url ?? "/"}`;
  }

  /** The page, unless a change that was committed before this call made it stale. */
  async find(key: string): Promise<CachedResponse | undefined> {
    if (!this.#entries.has(key)) return undefined;
    await this.#catchUp();
    const entry = this.#entries.get(key);
    if (!entry?.until || this.#clock.now() < entry.until) return entry?.page;
    this.#entries.delete(key);
    return undefined;
  }

  /** The cached page, or what `render` makes of it: one renders a page that is shared, and the others wait for it. */
  async findOrRender(key: string, render: () => Promise<unknown>): Promise<CachedResponse | undefined> {
    for (let waits = 0; waits <= MOST_WAITS; waits++) {
      const page = await this.find(key);
      if (page) return page;
      const flight = this.#flights.get(key);
      if (!flight) break;
      await flight;
    }
    const flight = render();
    if (this.#sharedPaths.has(pathOf(key))) {
      const landed = flight.catch(() => {}).then(() => this.#flights.delete(key));
      this.#flights.set(key, landed);
    }
    await flight;
    return undefined;
  }

  /** To be called before a page's data is read; `store` must know what changed since. */
  beginRender(): Render {
    const render = { changed: new Set<string>() };
    this.#renders.add(render);
    return render;
  }

  endRender(render: Render): void {
    this.#renders.delete(render);
  }

  /** Stores the page if it is one to share and nothing that it shows changed while it was rendered; gives its bytes back. */
  async store(key: string, response: Response, { changed }: Render): Promise<CachedResponse | null> {
    const shows = response.headers.get(SHARED_PAGE);
    if (response.status !== 200 || shows === null || response.headers.has("set-cookie")) return null;
    const {
      [SHARED_PAGE]: _,
      [SHARED_UNTIL]: end,
      "content-type": type = "text/html; charset=utf-8",
      ...headers
    } = Object.fromEntries(response.headers);
    const page = cacheBytes(Buffer.from(await response.arrayBuffer()), type, headers);
    this.#sharedPaths.set(pathOf(key), true);
    const tags = shows.split(" ");
    if (this.#suspended || changed.has(EVERYTHING) || tags.some((tag) => changed.has(tag))) return null;
    this.#entries.set(key, { page, tags, until: end ? new Date(end) : null });
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    return page;
  }

  /** Empties what shows the thing that changed. */
  empty(tag: string): void {
    for (const { changed } of this.#renders) changed.add(tag);
    if (tag === EVERYTHING) this.#entries.clear();
    else for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
  }

  /** Stores nothing until it is resumed. */
  suspend(): void {
    this.#suspended = true;
    this.empty(EVERYTHING);
  }

  resume(catchUp: CatchUp): void {
    this.#suspended = false;
    this.#catchUp = catchUp;
  }

  #untag(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTag.delete(tag);
  }
}

/** The path in a key, without the query. */
const pathOf = (key: string) => /^\S* ([^?]*)/.exec(key)?.[1] ?? "";
