import { LRUCache } from "lru-cache";
import type { PageTag } from "../../page-tags.ts";
import { type CachedResponse, sizeOf } from "./cached-response.server.ts";
import { EVERYTHING } from "./page-cache.server.ts";

const HOT_BYTES = 32 * 1024 * 1024;
/** How long a photo may stay in memory after it was removed. */
const HOT_MS = 5 * 60_000;

type Entry = { file: CachedResponse; tag: PageTag | undefined };

/** The photos that are asked for most, in memory. A change of a listing forgets its photos: it may have been taken down. */
export class MediaCache {
  #entries = new LRUCache<string, Entry>({ maxSize: HOT_BYTES, ttl: HOT_MS, sizeCalculation: ({ file }) => sizeOf(file) });
  #changes = 0;
  #suspended = false;

  find(path: string): CachedResponse | undefined {
    return this.#entries.get(path)?.file;
  }

  /** Looks the file up and stores it, unless something changed meanwhile. */
  async store(path: string, look: () => Promise<Entry | null>): Promise<CachedResponse | null> {
    const changes = this.#changes;
    const found = await look();
    if (found && !this.#suspended && changes === this.#changes) this.#entries.set(path, found);
    return found?.file ?? null;
  }

  empty(tag: string): void {
    this.#changes++;
    if (tag === EVERYTHING) return this.#entries.clear();
    for (const [path, entry] of this.#entries.entries()) if (entry.tag === tag) this.#entries.delete(path);
  }

  /** Stores nothing until it is resumed, because nobody says what changes. */
  suspend(): void {
    this.#suspended = true;
    this.empty(EVERYTHING);
  }

  resume(): void {
    this.#suspended = false;
  }
}
