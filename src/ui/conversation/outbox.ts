import { outboxKey } from "./outbox-key.ts";

/** A message on its way: its id is made here, so that sending it again is the same message. */
export type Outgoing = {
  id: string;
  to: string;
  text: string;
  at: string;
  /** Why it waits, where the last attempt failed. */
  late?: string | undefined;
  /** Why it was refused. */
  problem?: string;
};

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
type Options = {
  name: string;
  store: Store;
  /** Shared by all tabs; where the browser has none, each tab is on its own. */
  locks?: LockManager | undefined;
  deliver(message: Outgoing): Promise<Delivery>;
};

const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 30;
export const WAITING = "Waiting to send";
const STALE_MS = 24 * 3_600_000;
const STALE = "Not sent: it waited for more than a day.";

/**
 * Messages that wait to be sent, one after the other, in the order in which they were written. They survive a reload and a closed tab, and
 * all tabs share them: one tab at a time sends a message, and one that was accepted before the answer came is sent again under the same
 * id. One that is refused stays until it is taken out; so does one that waited for too long to still be meant.
 */
export class Outbox {
  #kept: string | null;
  #messages: readonly Outgoing[];
  #sending: string | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #options: Options;
  #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#kept = options.store.getItem(options.name);
    this.#messages = parse(this.#kept);
  }

  get messages(): readonly Outgoing[] {
    return this.#messages;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(message: Outgoing): void {
    this.#change((all) => [...all, message]);
    void this.flush();
  }

  /** Takes a message out that is not on its way this moment, from here or another tab, and gives it back. */
  async withdraw(id: string): Promise<Outgoing | null> {
    if (this.#sending === id) return null;
    const take = () => {
      this.reread();
      const found = this.#messages.find((message) => message.id === id) ?? null;
      this.#change((all) => all.filter((message) => message.id !== id));
      return found;
    };
    const { locks } = this.#options;
    return locks ? locks.request(outboxKey(id), { ifAvailable: true }, (lock) => (lock ? take() : null)) : take();
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.reread();
    while (this.#sending === null && !this.#isClosed) {
      const next = this.#messages.find(({ problem }) => problem === undefined);
      if (!next) return;
      this.#sending = next.id;
      const { locks } = this.#options;
      const send = () => this.#send(next);
      const isLate = await (locks ? locks.request(outboxKey(next.id), send) : send());
      this.#sending = null;
      if (isLate) return;
    }
  }

  /** Takes over what another tab did to the messages. */
  reread(): void {
    const kept = this.#options.store.getItem(this.#options.name);
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.#messages = parse(kept);
    this.#tell();
  }

  /** Sends no more; what waits stays for the next time. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** True: there is no use in trying the next one now. */
  async #send(message: Outgoing): Promise<boolean> {
    this.reread();
    if (this.#isClosed || !this.#messages.some(({ id, problem }) => id === message.id && problem === undefined)) return false;
    const isStale = Date.now() - Date.parse(message.at) > STALE_MS;
    return this.#settle(message, isStale ? { kind: "refused", message: STALE } : await this.#options.deliver(message));
  }

  #settle(message: Outgoing, delivery: Delivery): boolean {
    if (delivery.kind !== "later") {
      this.#failures = 0;
      const refused = delivery.kind === "refused" ? [{ ...message, problem: delivery.message }] : [];
      const isAnother = ({ id }: Outgoing) => id !== message.id;
      this.#change((all) => [...refused, ...all.filter(isAnother).map((each) => ({ ...each, late: undefined }))]);
      return false;
    }
    const pause = delivery.seconds ?? Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** this.#failures++);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush(), pause * 1_000);
    const late = delivery.message ?? WAITING;
    this.#change((all) => all.map((each) => ({ ...each, late })));
    return true;
  }

  #change(how: (messages: readonly Outgoing[]) => readonly Outgoing[]): void {
    const { store, name } = this.#options;
    this.#messages = how(parse(store.getItem(name)));
    this.#kept = this.#messages.length === 0 ? null : JSON.stringify(this.#messages);
    if (this.#kept === null) store.removeItem(name);
    else store.setItem(name, this.#kept);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function parse(kept: string | null): readonly Outgoing[] {
  try {
    return JSON.parse(kept ?? "[]") as Outgoing[];
  } catch {
    return [];
  }
}
