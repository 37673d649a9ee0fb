import { ChevronDown } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { countOf } from "../../../platform/words/counts.ts";
import { nightsInWords, stayInWords } from "../../availability/index.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { groupsOf, timeInWords } from "../calendar-words.ts";
import type { ImportedStay } from "../calendar.schema.ts";

/** What a calendar names, by what it means here. */
export function CalendarStays({ stays }: { stays: ImportedStay[] }) {
  return (
    <More title={stays.length === 0 ? "No stays ahead" : `${countOf(stays.length, "entry", "entries")} ahead`}>
      {stays.length === 0 && <p className="text-muted">Nothing in this calendar takes a night or a time from today on.</p>}
      {groupsOf(stays).map(({ title, note, stays: own }) => (
        <div key={title} className="grid gap-1.5">
          <h4 className="font-sans font-semibold tracking-normal">{title}</h4>
          {note && <p className="text-sm text-muted">{note}</p>}
          <ul className="numbers grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {own.map((stay) => (
              <Range key={[stay.firstNight, stay.endNight, stay.time?.beginsAt, stay.time?.endsAt].join(" ")} stay={stay} />
            ))}
          </ul>
        </div>
      ))}
    </More>
  );
}

function Range({ stay: { firstNight, endNight, time, standing } }: { stay: ImportedStay }) {
  const formats = useFormats();
  const stay = { checkIn: firstNight, checkOut: endNight };
  return (
    <li>
      {time ? timeInWords(time, formats) : stayInWords(stay)}{" "}
      <span className="text-muted">
        {!time && `· ${nightsInWords(stay)}`}
        {standing === "ignored" && " · ignored"}
      </span>
    </li>
  );
}

export function SkippedEvents({ skipped, isOpen = false }: { skipped: string[]; isOpen?: boolean }) {
  if (skipped.length === 0) return null;
  return (
    <More title={`${countOf(skipped.length, "event")} can't be read`} isOpen={isOpen}>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {[...new Set(skipped)].map((event) => (
          <li key={event}>{event}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">Check these dates on the other site, or block them here yourself.</p>
    </More>
  );
}

/** A part of a calendar that is opened when it is wanted. */
export const More = ({ title, isOpen, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className="group border-t border-line pt-1">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
    </summary>
    <div className="grid gap-4 pb-2">{children}</div>
  </details>
);
