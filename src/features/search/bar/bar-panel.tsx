import { lazy, Suspense } from "react";
import { loadPart } from "../../../ui/load-part.ts";
import type { BarLayout } from "./bar-field.tsx";
import type { PanelProps } from "./panels.tsx";

const load = () => import("./panels.tsx");
const Panels = lazy(async () => {
  try {
    return { default: (await load()).Panels };
  } catch {
    return { default: navigator.onLine ? Missing : (await loadPart(load)).Panels };
  }
});

/** Loads the panels' code ahead of time. */
export const warmPanels = (): void => void load().catch(() => undefined);

type Props = PanelProps & { id: string; layout: BarLayout; className: string };

const FLOATING = "absolute top-full z-40 mt-2 max-w-full rounded-lg border border-line bg-paper p-5 text-left shadow-float outline-none";
const IN_SHEET =
  "max-lg:static max-lg:order-1 max-lg:col-span-2 max-lg:m-0 max-lg:w-full max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none";

/** Floats below the bar; in a sheet it is a part of it. Its code loads when it is first opened. */
export function BarPanel({ id, layout, className, ...rest }: Props) {
  return (
    <div
      id={id}
      role="group"
      aria-label={rest.panel === "when" ? "When" : "Who"}
      // A press between its fields must not move the focus out of the bar.
      tabIndex={-1}
      className={`${FLOATING} ${className} ${layout === "sheet" ? IN_SHEET : ""}`}
    >
      <Suspense fallback={<div role="status" className="h-40 animate-pulse rounded-md bg-sand-deep" />}>
        <Panels {...rest} />
      </Suspense>
    </div>
  );
}

const Missing = () => <p role="alert">We couldn't load this. Check your connection and reload the page.</p>;
