import { useEffect, useRef, useState } from "react";
import { type Delivery, Outbox, type Outgoing } from "./outbox.ts";

export type Waiting = Outgoing & { late: string | null };

type Result = {
  waiting: readonly Waiting[];
  add(to: string, text: string): void;
  /** Gives the text back that was taken out. */
  withdraw(id: string): string | null;
};

type Options = {
  /** Under which they are kept over a reload. */
  name: string;
  deliver(message: Outgoing): Promise<Delivery>;
  /** Calls back whenever the connection may be there again; what it gives back ends that. */
  onReconnect(retry: () => void): () => void;
};

/** The messages of this tab that wait to be sent. They are tried again when the connection is back. */
export function useOutbox({ name, deliver, onReconnect }: Options): Result {
  const newest = useRef(deliver);
  newest.current = deliver;
  const outbox = useRef<Outbox | null>(null);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);

  useEffect(() => {
    const box = new Outbox({ name: `outbox:${name}`, store: sessionStorage, deliver: (message) => newest.current(message) });
    outbox.current = box;
    const show = () => setWaiting(box.messages.map((message) => ({ ...message, late: box.late })));
    const forget = box.subscribe(show);
    const flush = () => void box.flush();
    const leave = onReconnect(flush);
    addEventListener("online", flush);
    show();
    flush();
    return () => {
      removeEventListener("online", flush);
      leave();
      forget();
      box.close();
    };
  }, [name, onReconnect]);

  return {
    waiting,
    add: (to, text) => outbox.current?.add({ id: crypto.randomUUID(), to, text, at: new Date().toISOString() }),
    withdraw: (id) => outbox.current?.withdraw(id)?.text ?? null,
  };
}
