import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { isDesk } from "../desk.ts";

/** Pages that a guest and a host both have. */
const SHARED = /^\/(bookings|messages|notifications|account|profile)\b/;

/** Whether a host is at their desk: on its pages, and from there on the pages that both sides share. */
export function useIsHosting(wasHosting: boolean): boolean {
  const { pathname } = useLocation();
  const [last, setLast] = useState(wasHosting);
  const now = isDesk(pathname) || (SHARED.test(pathname) && last);
  if (now !== last) setLast(now);
  // For the next page that comes from the server; before this one is painted, so that no press can be quicker.
  useLayoutEffect(() => {
    document.cookie = `desk=host; Path=/; SameSite=Lax${now ? "" : "; Max-Age=0"}`;
  }, [now]);
  return now;
}
