import { lazy, Suspense, useEffect, useState } from "react";
import { VIEWED_LISTINGS } from "./viewed.rules.ts";

const RecentlyViewed = lazy(() =>
  import("./recently-viewed.tsx").then(
    (module) => ({ default: module.RecentlyViewed }),
    () => ({ default: () => null }),
  ),
);

/** What was viewed in this browser, once the page stands; its code is loaded only if there is something. */
export function RecentlyViewedLater() {
  const [hasViewed, setHasViewed] = useState(false);
  useEffect(() => {
    try {
      setHasViewed(localStorage.getItem(VIEWED_LISTINGS) !== null);
    } catch {
      // A browser that keeps nothing has nothing to show.
    }
  }, []);
  return hasViewed ? (
    <Suspense>
      <RecentlyViewed />
    </Suspense>
  ) : null;
}
