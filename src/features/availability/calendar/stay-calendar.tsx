import { lazy, Suspense } from "react";
import type { StayCalendarProps } from "./stay-calendar-grid.tsx";

const load = () => import("./stay-calendar-grid.tsx");
const Grid = lazy(async () => {
  try {
    return { default: (await load()).StayCalendarGrid };
  } catch {
    return { default: Missing };
  }
});

/** Loads the calendar's code ahead of time. */
export const warmStayCalendar = (): void => void load().catch(() => undefined);

/** Selecting check-in and check-out. Its code loads when it is first shown. */
export function StayCalendar({
  calendar,
  ...rest
}: Omit<StayCalendarProps, "calendar"> & { calendar: StayCalendarProps["calendar"] | null }) {
  const waiting = <Waiting layout={rest.layout} />;
  return calendar ? (
    <Suspense fallback={waiting}>
      <Grid calendar={calendar} {...rest} />
    </Suspense>
  ) : (
    waiting
  );
}

function Missing() {
  return (
    <p role="alert" className="p-2">
      We couldn't load the calendar. You can still type your dates.
    </p>
  );
}

function Waiting({ layout }: Pick<StayCalendarProps, "layout">) {
  return (
    <div role="status" className={`grid gap-8 ${layout === "beside" ? "grid-cols-2" : "sm:grid-cols-2"}`}>
      <span className="sr-only">Loading calendar</span>
      {[0, 1].map((month) => (
        <div key={month} aria-hidden className="h-[27.75rem] animate-pulse rounded-md bg-sand-deep" />
      ))}
    </div>
  );
}
