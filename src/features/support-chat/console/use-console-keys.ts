import { useEffect, useRef } from "react";

type Actions = { step(by: 1 | -1): void; take(): void; reply(): void; close(): void };

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** The console's keys. They do nothing while something is written or a dialog is open, and arrows nothing where they scroll. */
export function useConsoleKeys(isOn: boolean, actions: Actions): void {
  const newest = useRef(actions);
  newest.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target.closest("input, textarea, select, [contenteditable], dialog, [popover]")) return;
      const action = actionOf(event, target, newest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}

function actionOf({ key, shiftKey }: KeyboardEvent, target: HTMLElement, actions: Actions): (() => void) | null {
  if (shiftKey) return key === "C" ? actions.close : null;
  const step = STEPS[key];
  if (step && !(key.startsWith("Arrow") && target.closest("[role=region]"))) return () => actions.step(step);
  if (key === "t") return actions.take;
  return key === "r" ? actions.reply : null;
}
