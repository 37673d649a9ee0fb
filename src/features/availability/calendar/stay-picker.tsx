import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { ChevronDown } from "../../../ui/icons/index.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { nightsInWords, stayInWords } from "../stay-words.ts";
import { isDay, type Stay } from "../stay.rules.ts";
import { StayCalendar } from "./stay-calendar.tsx";
import type { CalendarDays } from "./stay-choices.ts";
import { TypedStay } from "./typed-stay.tsx";

type Props = {
  calendar: CalendarDays;
  stay: Stay;
  onChange(stay: Stay): void;
  /** What is wrong with the dates; another one opens the calendar and leads there. */
  problem?: string | undefined;
  /** Whether the calendar stands open where there is room for it. */
  isOpenWhereWide?: boolean;
};

/** The dates of a form, chosen on the calendar below a line that sums them up, or typed. Sent as `checkIn` and `checkOut`. */
export function StayPicker({ calendar, stay, onChange, problem, isOpenWhereWide = false }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isLive = useHasScripts();
  const isWide = useMedia("(min-width: 40rem)");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isTyped, setTyped] = useState(false);
  const isOpen = !isTyped && (wanted ?? (isWide && isOpenWhereWide));
  const isWhole = isStay(stay);
  useEffect(() => {
    if (problem) opener.current?.focus();
  }, [problem]);
  const choose = (next: Stay) => {
    onChange(next);
    if (!isStay(next) || (isWide && isOpenWhereWide)) return;
    setWanted(false);
    opener.current?.focus();
  };
  if (!isLive) return <TypedStay stay={stay} today={calendar.today} problem={problem} onChange={onChange} />;
  return (
    <div role="group" aria-label="Dates" className="grid min-w-0 gap-3">
      {isTyped ? (
        <TypedStay stay={stay} today={calendar.today} problem={problem} onChange={onChange} />
      ) : (
        <>
          <input type="hidden" name="checkIn" value={stay.checkIn} />
          <input type="hidden" name="checkOut" value={stay.checkOut} />
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-calendar`}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onClick={() => setWanted(!isOpen)}
            className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-md border border-line-strong bg-paper px-4 text-left hover:border-ink"
          >
            <span className="min-w-0">
              <span className="block text-sm font-semibold">Dates</span>
              <span className={`numbers block ${isWhole ? "" : "text-muted"}`}>
                {isWhole ? `${stayInWords(stay)} · ${nightsInWords(stay)}` : stay.checkIn ? "Choose check-out" : "Choose check-in"}
              </span>
            </span>
            <ChevronDown aria-hidden className={`size-5 shrink-0 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`} />
          </button>
          {problem && (
            <p id={`${id}-problem`} className="text-sm font-medium text-brick">
              {problem}
            </p>
          )}
        </>
      )}
      <div id={`${id}-calendar`} className="grid empty:hidden">
        {isOpen && (
          <StayCalendar key={String(isWide)} calendar={calendar} layout={isWide ? "beside" : "stacked"} stay={stay} onChange={choose} />
        )}
      </div>
      {(isOpen || isTyped) && (
        <button type="button" onClick={() => setTyped(!isTyped)} className="link min-h-11 cursor-pointer justify-self-start">
          {isTyped ? "Choose on a calendar" : "Type the dates instead"}
        </button>
      )}
    </div>
  );
}

export const isStay = ({ checkIn, checkOut }: Stay): boolean => isDay(checkIn) && isDay(checkOut) && checkIn < checkOut;

const never = () => () => {};
const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
