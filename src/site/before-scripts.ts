declare global {
  interface Window {
    /** Whether the scripts have taken over the page. */
    isAlive?: boolean;
    /** Whether the page is on its way out, and what its scripts still try is of no matter. */
    isLeaving?: boolean;
    /** The button that was pressed before the scripts were there; it is pressed again once they are. */
    earlyPress?: HTMLElement | null;
    /** The fields that somebody filled in before the scripts were there; they are told of it once they are. */
    earlyFields?: Set<EventTarget>;
  }
}

/** The type of a script that the browser leaves alone until the page's own parts have come. */
export const WAITING = "text/waiting";

/**
 * Written into every page, and run before its scripts are there. They are asked for when styles, emails and the first
 * photo have come, or as soon as somebody touches the page; until then links, forms and sheets work by themselves.
 */
export function beforeScripts(waitingType: string): void {
  const here = () => location.pathname + location.search;

  // Who goes back or forward now has left this page: the router would take it for the other one.
  const arrivedAt = here();
  addEventListener("popstate", (event) => {
    if (window.isAlive || here() === arrivedAt) return;
    window.isLeaving = true;
    event.stopImmediatePropagation();
    location.reload();
  });

  addEventListener("click", ({ target }) => {
    // From then on a press brings the page to life at once, and is answered.
    if ("__reactRouterDataRouter" in window || !(target instanceof Element)) return;
    window.earlyPress = target.closest<HTMLElement>("button[type=button]:not([popovertarget],[commandfor])");
  });

  const earlyFields = (window.earlyFields = new Set<EventTarget>());
  addEventListener("input", ({ target }) => {
    if (!window.isAlive && target) earlyFields.add(target);
  });

  let isStarted = false;
  const start = () => {
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${waitingType}"]`);
    if (isStarted || !waiting) return;
    isStarted = true;
    // Each in a turn of its own: somebody who touches the page now does not wait for all of them.
    for (const href of waiting.dataset.parts?.split(" ") ?? [])
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href })),
      );
    setTimeout(() => {
      const script = Object.assign(document.createElement("script"), { type: "module", textContent: waiting.textContent });
      document.head.append(script);
      script.remove();
    });
  };
  // Two frames later what has come is on its way to the screen, and then it is painted; a page that nobody sees has no frames.
  const painted = () => new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  const soon = () => (document.hidden ? start() : requestAnimationFrame(() => requestAnimationFrame(painted)));
  addEventListener("load", soon);
  for (const touch of ["pointerdown", "keydown", "click", "input"]) addEventListener(touch, start);
}
