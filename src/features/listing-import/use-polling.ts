import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 2_000;

/** Loads the page's data again every two seconds while something is under way and somebody is looking. */
export function usePolling(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate().catch(() => {});
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
