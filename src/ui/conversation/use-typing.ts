import { useCallback, useEffect, useRef, useState } from "react";

const SAY_EVERY_MS = 3_000;
const SEEN_FOR_MS = 5_000;

/** To be called on every key: tells the others at most every three seconds. */
export function useTypingSignal(tell: () => void): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < SAY_EVERY_MS) return;
    toldAt.current = Date.now();
    tell();
  };
}

/** Who is typing now: a name is shown for five seconds after it was last heard. */
export function useTypers(): { names: string[]; noteTyping(id: string, name: string): void; stopped(id?: string): void } {
  const [typers, setTypers] = useState<readonly { id: string; name: string; until: number }[]>([]);
  useEffect(() => {
    const [first] = typers.map(({ until }) => until).toSorted((a, b) => a - b);
    if (first === undefined) return;
    const timer = setTimeout(() => setTypers((all) => all.filter(({ until }) => until > Date.now())), first - Date.now());
    return () => clearTimeout(timer);
  }, [typers]);
  const noteTyping = useCallback(
    (id: string, name: string) =>
      setTypers((all) => [...all.filter((each) => each.id !== id), { id, name, until: Date.now() + SEEN_FOR_MS }]),
    [],
  );
  const stopped = useCallback((id?: string) => setTypers((all) => (id ? all.filter((each) => each.id !== id) : [])), []);
  return { names: typers.map(({ name }) => name), noteTyping, stopped };
}
