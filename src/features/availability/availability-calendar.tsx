import { ChevronLeft, ChevronRight } from "lucide-react";
import { type CalendarDate, getDayOfWeek, parseDate, startOfMonth } from "@internationalized/date";
import { useState } from "react";
import { monthOfYear, shortWeekdays } from "../../platform/day-words.ts";

type Props = { today: string; taken: string[]; months: number };

/** Two months at a time; nights that are taken or past are struck through and announced as unavailable. */
export function AvailabilityCalendar({ today, taken, months }: Props) {
  const [offset, setOffset] = useState(0);
  const takenNights = new Set(taken);
  const thisMonth = startOfMonth(parseDate(today));
  const arrow =
    "inline-flex size-11 cursor-pointer items-center justify-center rounded-md border border-line bg-paper hover:border-ink disabled:cursor-default disabled:opacity-40";
  return (
    <div className="grid gap-4">
      <div className="flex justify-end gap-2">
        <button type="button" className={arrow} disabled={offset === 0} onClick={() => setOffset(offset - 1)}>
          <ChevronLeft aria-hidden className="size-5" />
          <span className="sr-only">Previous months</span>
        </button>
        <button type="button" className={arrow} disabled={offset + 2 >= months} onClick={() => setOffset(offset + 1)}>
          <ChevronRight aria-hidden className="size-5" />
          <span className="sr-only">Next months</span>
        </button>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        {[offset, offset + 1].map((shown) => (
          <Month key={shown} first={thisMonth.add({ months: shown })} today={today} taken={takenNights} />
        ))}
      </div>
    </div>
  );
}

function Month({ first, today, taken }: { first: CalendarDate; today: string; taken: ReadonlySet<string> }) {
  const blanks = getDayOfWeek(first, "en-US");
  const days = Array.from({ length: blanks + first.calendar.getDaysInMonth(first) }, (_, cell) => cell + 1 - blanks);
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const isFree = (day: number) => {
    const date = first.set({ day }).toString();
    return date >= today && !taken.has(date);
  };
  return (
    <table className="numbers w-full table-fixed text-center">
      <caption className="mb-2 font-semibold">{monthOfYear(first.toString())}</caption>
      <thead className="text-sm text-muted">
        <tr>
          {shortWeekdays().map((name) => (
            <th key={name} scope="col" className="pb-1 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="h-10">
            {week.map((day) =>
              day < 1 ? (
                <td key={day} aria-hidden />
              ) : isFree(day) ? (
                <td key={day} className="font-medium">
                  {day}
                </td>
              ) : (
                <td key={day} className="text-muted line-through">
                  {day}
                  <span className="sr-only"> not available</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
