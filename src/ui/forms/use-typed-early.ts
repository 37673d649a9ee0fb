import { type ChangeEvent, useLayoutEffect } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;
type Handler<C extends Control> = ((event: ChangeEvent<C>) => void) | undefined;

/**
 * Tells a field's handler what somebody typed or ticked before the scripts arrived. React doesn't hear of that, and would put its own value
 * back when the field is next drawn.
 */
export function useTypedEarly<C extends Control>(id: string, onChange: Handler<C>): void {
  useLayoutEffect(() => {
    const field = document.getElementById(id) as C | null;
    if (field && wasChanged(field)) onChange?.({ target: field, currentTarget: field } as ChangeEvent<C>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);
}

const wasChanged = (field: Control): boolean =>
  field instanceof HTMLInputElement && field.type === "checkbox"
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
