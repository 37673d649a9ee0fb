import { useSyncExternalStore } from "react";

const subscribe = () => () => {};
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The visitor's time zone; until hydration, and without scripts, UTC. */
export const useTimeZone = (): string => useSyncExternalStore(subscribe, here, () => "UTC");
