/** A message on its way: its id is made here, so that sending it again is the same message. */
export type Outgoing = { id: string; to: string; text: string; at: string; /** Why it was refused. */ problem?: string };

/** What came of an attempt: it is there, it should be tried again later, or it never will be. */
export type Delivery = { kind: "sent" } | { kind: "later"; seconds?: number; message?: string } | { kind: "refused"; message: string };

const PASSING = new Set(["offline", "unavailable", "timed_out", "busy", "unexpected"]);
const SLOWED_SECONDS = 15;

type Refused = { code: string; message: string; fields?: Record<string, string> };

/** What to do with a message that the server did not take. */
export function afterRefusal({ code, message, fields }: Refused): Delivery {
  if (code === "too_many_requests") return { kind: "later", seconds: SLOWED_SECONDS, message };
  if (PASSING.has(code)) return { kind: "later" };
  return { kind: "refused", message: Object.values(fields ?? {})[0] ?? message };
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Options = { name: string; store: Store; deliver(message: Outgoing): Promise<Delivery> };

const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 30;

/**
 * Messages that wait to be sent, one after the other, in the order in which they were written. They survive a reload; one that was accepted
 * before the answer came is sent again under the same id. One that is refused stays until it is taken out.
 */
export class Outbox {
  #messages: readonly Outgoing[];
  #late: string | null = null;
  #sending: string | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #options: Options;
  #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#messages = read(options);
  }

  get messages(): readonly Outgoing[] {
    return this.#messages;
  }

  /** Why what is here waits, where the last attempt failed. */
  get late(): string | null {
    return this.#late;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(message: Outgoing): void {
    this.#change([...this.#messages, message]);
    void this.flush();
  }

  /** Takes a message out that is not on its way this moment, and gives it back. */
  withdraw(id: string): Outgoing | null {
    const found = this.#messages.find((message) => message.id === id);
    if (!found || this.#sending === id) return null;
    this.#change(this.#messages.filter((message) => message !== found));
    return found;
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#sending === null && !this.#isClosed) {
      const next = this.#messages.find(({ problem }) => problem === undefined);
      if (!next) return;
      this.#sending = next.id;
      const delivery = await this.#options.deliver(next);
      this.#sending = null;
      if (this.#settle(next, delivery)) return;
    }
  }

  /** Sends no more; what waits stays for the next time. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** True: there is no use in trying the next one now. */
  #settle(message: Outgoing, delivery: Delivery): boolean {
    const isLater = delivery.kind === "later";
    this.#late = isLater ? (delivery.message ?? "Waiting to send") : null;
    if (!isLater) {
      this.#failures = 0;
      const left = this.#messages.filter(({ id }) => id !== message.id);
      this.#change(delivery.kind === "sent" ? left : [{ ...message, problem: delivery.message }, ...left]);
      return false;
    }
    const pause = delivery.seconds ?? Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** this.#failures++);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush(), pause * 1_000);
    this.#change(this.#messages);
    return true;
  }

  #change(messages: readonly Outgoing[]): void {
    this.#messages = [...messages];
    const { store, name } = this.#options;
    if (messages.length === 0) store.removeItem(name);
    else store.setItem(name, JSON.stringify(messages));
    for (const listener of this.#listeners) listener();
  }
}

function read({ store, name }: Options): readonly Outgoing[] {
  try {
    return JSON.parse(store.getItem(name) ?? "[]") as Outgoing[];
  } catch {
    return [];
  }
}
