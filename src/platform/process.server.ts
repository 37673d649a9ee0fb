/** Resolves when the process should end: Ctrl-C, a polite kill, or the parent that started it is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
    if (process.connected) process.once("disconnect", () => resolve());
    // A second Ctrl-C while stopping must not cut the stop short.
    process.on("SIGINT", () => {});
  });
}
