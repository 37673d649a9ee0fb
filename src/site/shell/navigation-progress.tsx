import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** A thin line at the top while the next page loads. Where the pressed link went with its page, the focus goes to the new one. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      {state !== "idle" && (
        <>
          <div className="traveling h-full w-1/3 rounded-full bg-sea" />
          <span className="sr-only">Loading</span>
        </>
      )}
    </div>
  );
}
