import { useEffect } from "react";
import { ConnectionNote } from "../../../ui/connection-note.tsx";
import { loseConnection, regainConnection } from "../../../ui/connection.ts";

/** Says that there is no connection, and lets no link or form leave the page for the browser's own error. */
export function ConnectionBar() {
  useEffect(() => {
    // Development has its own server of pages; where cookies are refused there are no service workers either.
    if (import.meta.env.PROD) navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
  }, []);
  useEffect(() => {
    const over = new AbortController();
    const hold = (event: Event) => {
      if (navigator.onLine || !leaves(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      loseConnection("pressed");
    };
    // The router prepares a page whose link is pointed at, and reloads this one if that fails.
    const prepareNothing = (event: Event) => {
      const pointedAt = event instanceof MouseEvent ? event.relatedTarget : event.target;
      if (!navigator.onLine && pointedAt instanceof Element && pointedAt.closest("a[href]")) event.stopPropagation();
    };
    const first = { capture: true, signal: over.signal };
    for (const press of ["click", "submit"]) document.addEventListener(press, hold, first);
    for (const point of ["mouseout", "focusin", "touchstart"]) document.addEventListener(point, prepareNothing, first);
    addEventListener("offline", () => loseConnection("offline"), over);
    addEventListener("online", regainConnection, over);
    return () => over.abort();
  }, []);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bottom-bar))] z-50 flex justify-center px-4">
      <ConnectionNote className="pointer-events-auto max-w-lg shadow-float" />
    </div>
  );
}

function leaves(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const pressed = target.closest("a[href], button");
  if (pressed instanceof HTMLAnchorElement) return leadsElsewhere(pressed);
  const form = pressed instanceof HTMLButtonElement && pressed.type === "submit" ? pressed.form : target;
  return form instanceof HTMLFormElement && form.hasAttribute("method") && form.method !== "dialog" && !("worksOffline" in form.dataset);
}

const leadsElsewhere = (link: HTMLAnchorElement) =>
  link.protocol.startsWith("http") && (link.hash === "" || link.pathname + link.search !== location.pathname + location.search);
