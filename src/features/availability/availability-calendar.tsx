import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { addDays } from "./stay.rules.ts";

type Props = { today: string; taken: string[]; months: number };

const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
const monthOfYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const monthName = (first: string) => monthOfYear.format(new Date(first));
const firstOfMonth = (today: string, offset: number) => {
  const date = new Date(today);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);
};

/** Two months at a time; nights that are taken or past are struck through and said so. */
export function AvailabilityCalendar({ today, taken, months }: Props) {
  const [offset, setOffset] = useState(0);
  const takenNights = new Set(taken);
  const arrow =
    "inline-flex size-11 cursor-pointer items-center justify-center rounded-md border border-line bg-paper hover:border-ink disabled:cursor-default disabled:opacity-40";
  return (
    <div className="grid gap-4">
      <div className="flex justify-end gap-2">
        <button type="button" className={arrow} disabled={offset === 0} onClick={() => setOffset(offset - 1)}>
          <ChevronLeft aria-hidden className="size-5" />
          <span className="sr-only">Earlier months</span>
        </button>
        <button type="button" className={arrow} disabled={offset + 2 >= months} onClick={() => setOffset(offset + 1)}>
          <ChevronRight aria-hidden className="size-5" />
          <span className="sr-only">Later months</span>
        </button>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        {[offset, offset + 1].map((shown) => (
          <Month key={shown} first={firstOfMonth(today, shown)} today={today} taken={takenNights} />
        ))}
      </div>
    </div>
  );
}

function Month({ first, today, taken }: { first: string; today: string; taken: ReadonlySet<string> }) {
  const blanks = new Date(first).getUTCDay();
  const next = firstOfMonth(first, 1);
  const days: (string | null)[] = Array.from({ length: blanks }, () => null);
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="numbers w-full table-fixed text-center">
      <caption className="mb-2 font-semibold">{monthName(first)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-1 text-sm font-medium text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              <Day key={day ?? `blank ${index}`} day={day} isFree={day !== null && day >= today && !taken.has(day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, isFree }: { day: string | null; isFree: boolean }) {
  if (day === null) return <td aria-hidden />;
  return (
    <td className={`h-10 rounded-md ${isFree ? "font-medium" : "text-muted line-through"}`}>
      {Number(day.slice(8))}
      {!isFree && <span className="sr-only"> not available</span>}
    </td>
  );
}
