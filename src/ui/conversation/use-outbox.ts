import { useEffect, useRef, useState } from "react";
import { onLive } from "../../platform/realtime/live-bus.ts";
import { type Delivery, Outbox, type Outgoing } from "./outbox.ts";

export type Waiting = Outgoing & { late: string | null };

type Result = {
  waiting: readonly Waiting[];
  add(to: string, text: string): void;
  /** Gives the text back that was taken out. */
  withdraw(id: string): string | null;
};

/** The messages of this tab that wait to be sent, under a name of their own. They are tried again when the connection is back. */
export function useOutbox(name: string, deliver: (message: Outgoing) => Promise<Delivery>): Result {
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
    const leave = onLive({ catchUp: flush });
    addEventListener("online", flush);
    show();
    flush();
    return () => {
      removeEventListener("online", flush);
      leave();
      forget();
      box.close();
    };
  }, [name]);

  return {
    waiting,
    add: (to, text) => outbox.current?.add({ id: crypto.randomUUID(), to, text, at: new Date().toISOString() }),
    withdraw: (id) => outbox.current?.withdraw(id)?.text ?? null,
  };
}
