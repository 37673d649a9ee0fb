import type { ReactNode } from "react";
import { ENTERED, IMPORTED } from "./calendar-bars.tsx";

/** What the marks on a calendar mean. */
export const CalendarLegend = () => (
  <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    <Mark look="h-3 w-6 rounded-full bg-sea">Booked</Mark>
    <Mark look={`h-4 w-6 rounded-full ${ENTERED}`}>Added by you</Mark>
    <Mark look="hatched h-4 w-6 rounded-sm border border-line">Blocked</Mark>
    <Mark look={`h-4 w-6 rounded-full ${IMPORTED}`}>Other calendar</Mark>
    <Mark look="dotted h-4 w-6 rounded-sm border border-line">Preparation, or someone asks or is paying</Mark>
    <li className="flex items-center gap-2">
      <span aria-hidden className="text-xs font-semibold text-sea">
        $250
      </span>
      Not the base price
    </li>
    <li className="flex items-center gap-2">
      <span aria-hidden className="text-xs font-semibold text-ink">
        3+
      </span>
      Minimum nights
    </li>
  </ul>
);

const Mark = ({ look, children }: { look: string; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden className={look} /> {children}
  </li>
);
