/** Resolves when the process should end: Ctrl-C, a polite kill, a closed terminal, or the parent that started it is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    // The handlers stay: a second Ctrl-C while stopping must not cut the stop short.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    process.once("disconnect", () => resolve());
    // The parent may have gone before we came here.
    if (process.send && !process.connected) resolve();
  });
}

/** Tells the parent something; one that is gone, or never was, does not hear it. */
export function tellParent(message: object | string): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** What a server asks its parent for, and the name under which it is answered. */
export const FIGURES_OF_ALL = "figuresOfAllServers";
