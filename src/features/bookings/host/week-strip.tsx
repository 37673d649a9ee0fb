import { LogIn, LogOut, Moon, Sailboat } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { countOf } from "../../../platform/words/counts.ts";
import { dayInWords, shortWeekday } from "../../../platform/words/day-words.ts";

type Day = { day: string; arrivals: number; departures: number; trips: number; stays: number };

/** The next seven days at a glance: how many come, go and stay the night, and trips by the hour for those who have some. */
export function WeekStrip({ week }: { week: Day[] }) {
  const hasTrips = week.some(({ trips }) => trips > 0);
  return (
    <div className="grid gap-3">
      <ol aria-label="Next 7 days" className="card grid grid-cols-7 divide-x divide-line overflow-hidden">
        {week.map(({ day, arrivals, departures, trips, stays }, index) => (
          <li key={day} className={`grid justify-items-center gap-1 px-0.5 py-3 sm:px-3 ${index === 0 ? "bg-sea-wash" : ""}`}>
            <p className="text-center">
              <span className="sr-only">
                {dayInWords(day)}: {countOf(arrivals, "check-in")}, {countOf(departures, "check-out")},{" "}
                {hasTrips && `${countOf(trips, "trip")}, `}
                {countOf(stays, "stay")}
              </span>
              <span aria-hidden className="block text-sm text-muted">
                {shortWeekday(day)}
              </span>
              <span aria-hidden className="numbers block font-serif text-xl font-semibold">
                {Number(day.slice(8))}
              </span>
            </p>
            <Count icon={<LogIn className="size-4" />} count={arrivals} />
            <Count icon={<LogOut className="size-4" />} count={departures} />
            {hasTrips && <Count icon={<Sailboat className="size-4" />} count={trips} />}
            <Count icon={<Moon className="size-4" />} count={stays} />
          </li>
        ))}
      </ol>
      <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <Key icon={<LogIn className="size-4" />}>Check-ins</Key>
        <Key icon={<LogOut className="size-4" />}>Check-outs</Key>
        {hasTrips && <Key icon={<Sailboat className="size-4" />}>Trips that start</Key>}
        <Key icon={<Moon className="size-4" />}>Staying that night</Key>
      </p>
    </div>
  );
}

const Count = ({ icon, count }: { icon: ReactNode; count: number }) => (
  <span aria-hidden className={`numbers flex items-center gap-1.5 text-sm ${count === 0 ? "text-muted" : "font-semibold text-sea"}`}>
    {icon} {count}
  </span>
);

const Key = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {icon} {children}
  </span>
);
