import { LRUCache } from "lru-cache";
import { requestError, requireWaiting } from "../errors.ts";

/** How much runs at once, and how much may be here at all, running or waiting. */
type Room = { atOnce: number; places: number };

export type FairQueueOptions = Room & {
  /** The most of it that one person gets. */
  each: Room;
  retryAfterSeconds: number;
  /** What someone reads whose own part is used up, and what everybody reads when the line is full. */
  words: { share: string; full: string };
};

type Waiting = { person: string; start: () => void };

/** As many as would have to come in between for someone's last turn to be forgotten. */
const REMEMBERED_PEOPLE = 10_000;

/**
 * Lets costly work begin in turns: next is whoever had a turn longest ago. Refuses at once when it is full (503) or when
 * the person has their part of it (429). Whoever gives up waiting leaves the line.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #here = new Map<string, number>();
  readonly #running = new Map<string, number>();
  readonly #lastTurns = new LRUCache<string, number>({ max: REMEMBERED_PEOPLE });
  readonly #waiting = new Set<Waiting>();
  #turns = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  async run<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    requireWaiting(signal);
    this.#requirePlace(person);
    change(this.#here, person, 1);
    try {
      await this.#turnOf(person, signal);
      try {
        return await work();
      } finally {
        change(this.#running, person, -1);
      }
    } finally {
      change(this.#here, person, -1);
      this.#startNext();
    }
  }

  #requirePlace(person: string): void {
    const { each, places, words, retryAfterSeconds } = this.#options;
    if ((this.#here.get(person) ?? 0) >= each.places) throw requestError("too_many_requests", { message: words.share, retryAfterSeconds });
    if (sum(this.#here) >= places) throw requestError("busy", { message: words.full, retryAfterSeconds });
  }

  #turnOf(person: string, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { person, start: resolve };
    const leave = () => {
      if (!this.#waiting.delete(waiting)) return;
      try {
        requireWaiting(signal);
      } catch (error) {
        reject(error);
      }
    };
    this.#waiting.add(waiting);
    signal?.addEventListener("abort", leave, { once: true });
    this.#startNext();
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #startNext(): void {
    const { atOnce, each } = this.#options;
    while (sum(this.#running) < atOnce) {
      const lastTurn = ({ person }: Waiting) => this.#lastTurns.get(person) ?? 0;
      const ready = [...this.#waiting].filter(({ person }) => (this.#running.get(person) ?? 0) < each.atOnce);
      const next = ready.toSorted((a, b) => lastTurn(a) - lastTurn(b))[0];
      if (!next) return;
      this.#waiting.delete(next);
      this.#lastTurns.set(next.person, ++this.#turns);
      change(this.#running, next.person, 1);
      next.start();
    }
  }
}

const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((total, count) => total + count, 0);

function change(counts: Map<string, number>, person: string, by: number): void {
  const now = (counts.get(person) ?? 0) + by;
  if (now === 0) counts.delete(person);
  else counts.set(person, now);
}
