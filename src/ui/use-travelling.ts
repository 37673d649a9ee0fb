import { useContext } from "react";
import { UNSAFE_ViewTransitionContext as PageChange } from "react-router";

/** Whether this page is just being left or come to. The router has a hook for it, too; it works out the path anew for every caller. */
export function useTravelling(path: string): boolean {
  const change = useContext(PageChange);
  return change.isTransitioning && [change.currentLocation, change.nextLocation].some(({ pathname }) => pathname === path);
}
