/** Keeps up to so many bytes for so long, the least recently used going first. */
export class RecentlyUsed<T> {
  #entries = new Map<string, { value: T; bytes: number; until: number }>();
  #bytes = 0;
  readonly #maxBytes: number;
  readonly #maxMs: number;
  readonly #now: () => number;

  constructor(maxBytes: number, maxMs: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#maxMs = maxMs;
    this.#now = now;
  }

  find(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#now()) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** What is too large to leave room for much else is not kept. */
  keep(key: string, value: T, bytes: number): void {
    this.#drop(key);
    if (bytes > this.#maxBytes / 8) return;
    this.#entries.set(key, { value, bytes, until: this.#now() + this.#maxMs });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
