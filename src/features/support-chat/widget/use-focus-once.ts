import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus into the field when it appears, if that is what the person asked for. */
export function useFocusOnce(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const first = useRef(isWanted);
  useEffect(() => {
    if (first.current) field.current?.focus();
  }, [field]);
}
