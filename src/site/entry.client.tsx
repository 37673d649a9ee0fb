import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Says that the page has come to life, and does what somebody asked for before. Around it, not beside it: the ids count places in the tree. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.isAlive = true;
    for (const field of window.earlyFields ?? []) tellOf(field);
    const pressed = window.earlyPress;
    window.earlyPress = null;
    if (pressed?.isConnected) pressed.click();
  }, []);
  return children;
}

/** The elements' own setters: React notes what is set by the property, and takes no notice of what it knows already. */
const setOf = (type: { prototype: object }, property: string) => Object.getOwnPropertyDescriptor(type.prototype, property)?.set;

/** Repeats what somebody filled in, for the parts of the page that answer to it. */
function tellOf(field: EventTarget): void {
  const say = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));
  const isFile = field instanceof HTMLInputElement && field.type === "file";
  if (isFile || field instanceof HTMLSelectElement) say("change");
  else if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    setOf(HTMLInputElement, "checked")?.call(field, !field.checked);
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const set = setOf(field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement, "value");
    for (const value of ["", field.value]) {
      set?.call(field, value);
      say("input");
    }
  }
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
    { onRecoverableError: (error) => !window.isLeaving && reportError(error) },
  );
});
