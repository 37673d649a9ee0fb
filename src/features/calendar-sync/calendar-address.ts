import { fetchTarget } from "../../platform/outbound/fetch-target.ts";

const SHOWN_END = 4;

/** The address as it is kept and asked: `webcal:` is `https:`. Throws a FetchRefusal in words for what can't be one. */
export const calendarAddress = (typed: string): string => fetchTarget(typed).href;

/** Enough to tell one address from another, not enough to open it. */
export function shownAddress(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`.replace(/\.ics$/i, "");
  return rest.length <= 2 * SHOWN_END ? `${hostname}/…` : `${hostname}/…${rest.slice(-SHOWN_END)}`;
}
