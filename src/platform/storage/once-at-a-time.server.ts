import type { Storage } from "./storage.server.ts";

const running = new WeakMap<Storage, Map<string, Promise<unknown>>>();

/** Makes a stored file once: many who want the same one wait for the same work. */
export function onceAtATime<T>(storage: Storage, key: string, work: () => Promise<T>): Promise<T> {
  const works = running.get(storage) ?? new Map<string, Promise<unknown>>();
  running.set(storage, works);
  const known = works.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = work().finally(() => works.delete(key));
  works.set(key, started);
  return started;
}
