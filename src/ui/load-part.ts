/** Loads a part of the page; one that got lost on the way comes once there is a connection again. Until then the page stays as it is. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => new Promise<Part>((resolve) => addEventListener("online", () => resolve(loadPart(load)), { once: true })));
