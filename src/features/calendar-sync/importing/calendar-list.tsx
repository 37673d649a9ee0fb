import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { ImportedCalendar } from "../calendar.schema.ts";
import { CalendarCard } from "./calendar-card.tsx";

type Props = { calendars: ImportedCalendar[]; timeZone: string; sellsHours: boolean; now: string; result: FormResult | undefined };

/** The calendars that were added to a listing. What happened to one that is gone is said here. */
export function CalendarList({ calendars, result, ...rest }: Props) {
  const removed = resultFor(result, "remove");
  const gone = result?.ok === false && result.values?.calendarId && !calendars.some(({ id }) => id === result.values?.calendarId);
  return (
    <section aria-labelledby="calendars" className="mt-10 grid gap-4">
      <h2 id="calendars" className="text-2xl">
        Added calendars{" "}
        {calendars.length > 0 && <span className="numbers font-sans text-base font-normal text-muted">{calendars.length}</span>}
      </h2>
      <FormMessage result={gone ? result : removed?.ok ? removed : undefined} />
      {calendars.length === 0 ? (
        <p className="card p-8 text-muted">No calendars yet. Once you add one, you'll see here what it holds and when we last read it.</p>
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {calendars.map((calendar) => (
            <li key={calendar.id}>
              <CalendarCard calendar={calendar} result={result} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
