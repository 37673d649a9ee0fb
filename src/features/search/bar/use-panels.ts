import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { BarLayout } from "./bar-field.tsx";

type Panel = "when" | "who";

/** Which panel is open: one at most. Escape closes it and gives the focus back; a press elsewhere closes it. */
export function usePanels(complaints: number, layout: BarLayout) {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Panel | null>(null);
  const [answered, setAnswered] = useState(complaints);
  if (answered !== complaints) {
    setAnswered(complaints);
    setOpened("when");
  }

  useEffect(() => {
    if (!opened) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !frame.current?.contains(target)) setOpened(null);
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [opened]);

  const toggle = (panel: Panel) => {
    setOpened(opened === panel ? null : panel);
    // A panel that floats below the bar of a phone needs the screen.
    if (layout === "floating" && matchMedia("(width < 64rem)").matches) frame.current?.scrollIntoView({ block: "start" });
  };
  const close = () => setOpened(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !opened) return;
    event.preventDefault();
    event.stopPropagation();
    frame.current?.querySelector<HTMLElement>("button[aria-expanded=true]")?.focus();
    close();
  };
  return { frame, opened, toggle, close, onKeyDown };
}
