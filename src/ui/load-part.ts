import { type ComponentType, lazy } from "react";

/** Loads a part of the page; one that got lost on the way comes once there is a connection again. Until then the page stays as it is. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => new Promise<Part>((resolve) => addEventListener("online", () => resolve(loadPart(load)), { once: true })));

/** A component that a browser loads once it is drawn. */
export const laterPart = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await loadPart(load) }));
