import { useSyncExternalStore } from "react";

/** How the connection was found missing: by the browser, by someone who pressed something, or while something was being sent. */
type Connection = "fine" | "offline" | "pressed" | "sending";

const listeners = new Set<() => void>();
let connection: Connection = "fine";

function become(next: Connection): void {
  connection = next;
  for (const tell of listeners) tell();
}

export const loseConnection = (how: Exclude<Connection, "fine">): void => become(how);
export const regainConnection = (): void => become("fine");
export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => connection,
    () => "fine",
  );

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
