import { useState } from "react";

/**
 * What a filter shows: what the address asks for, until it is changed. An answer to an earlier change doesn't take back a later one, and the field stays
 * the same element, so that the focus stays on it.
 */
export function useAsked<T>(asked: T, isSame: (one: T, other: T) => boolean = Object.is): [shown: T, change: (value: T) => void] {
  const [{ shown, answered, isChanged }, setState] = useState({ shown: asked, answered: asked, isChanged: false });
  if (!isSame(answered, asked)) {
    const isOver = !isChanged || isSame(shown, asked);
    setState({ shown: isOver ? asked : shown, answered: asked, isChanged: !isOver });
  }
  return [shown, (value) => setState({ shown: value, answered, isChanged: !isSame(value, answered) })];
}
