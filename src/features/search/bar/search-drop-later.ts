import { lazy } from "react";

const load = () => import("./search-drop.tsx");

/** Loads the bar ahead of time. */
export const loadSearchDrop = (): void => void load().catch(() => undefined);

export const SearchDrop = lazy(async () => ({ default: (await load()).SearchDrop }));
