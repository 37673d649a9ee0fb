import { useSyncExternalStore } from "react";

const subscribe = () => () => {};
const toDay = () => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format();

/** The visitor's own day. Until hydration the server's is shown, which must not be later than anybody's. */
export const useToday = (earliest: string): string => useSyncExternalStore(subscribe, toDay, () => earliest);
