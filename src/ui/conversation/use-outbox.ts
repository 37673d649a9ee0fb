import { useEffect, useRef, useState } from "react";
import { type Delivery, Outbox, type Outgoing } from "./outbox.ts";
import { outboxKey } from "./outbox-key.ts";

type Result = {
  waiting: readonly Outgoing[];
  add(to: string, text: string): void;
  /** Gives the text back that was taken out. */
  withdraw(id: string): Promise<string | null>;
};

type Options = {
  /** Under which they are kept on this device. */
  name: string;
  deliver(message: Outgoing): Promise<Delivery>;
  /** Calls back whenever the connection may be there again; what it gives back ends that. */
  onReconnect(retry: () => void): () => void;
};

/** The person's messages that wait to be sent, in all tabs. They are tried again when the connection is back. */
export function useOutbox({ name, deliver, onReconnect }: Options): Result {
  const newest = useRef(deliver);
  newest.current = deliver;
  const outbox = useRef<Outbox | null>(null);
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([]);

  useEffect(() => {
    const box = new Outbox({
      name: outboxKey(name),
      store: localStorage,
      locks: navigator.locks,
      deliver: (message) => newest.current(message),
    });
    outbox.current = box;
    const show = () => setWaiting(box.messages);
    const forget = box.subscribe(show);
    const flush = () => void box.flush();
    const leave = onReconnect(flush);
    const reread = () => box.reread();
    addEventListener("online", flush);
    addEventListener("storage", reread);
    show();
    flush();
    return () => {
      removeEventListener("online", flush);
      removeEventListener("storage", reread);
      leave();
      forget();
      box.close();
    };
  }, [name, onReconnect]);

  return {
    waiting,
    add: (to, text) => outbox.current?.add({ id: crypto.randomUUID(), to, text, at: new Date().toISOString() }),
    withdraw: async (id) => (await outbox.current?.withdraw(id))?.text ?? null,
  };
}
