import { useNavigation } from "react-router";

/** A thin line at the top while the next page loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
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
