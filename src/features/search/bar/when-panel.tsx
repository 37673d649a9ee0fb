import { useEffect, useId, useRef, useState } from "react";
import { monthOfYear } from "../../../platform/words/day-words.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { StayCalendar } from "../../availability/parts.ts";
import { type DateProblem, monthsFrom, STAY_LENGTHS, type StayLength } from "../query/when.rules.ts";
import { CharterFields } from "./charter-fields.tsx";
import { Choices } from "./choices.tsx";
import { ANY_DATES, FLEX_CHOICES, isCharterDraft, NO_CHARTER, type SearchDraft } from "./search-draft.ts";

export type WhenProps = {
  draft: SearchDraft;
  today: string;
  problem: DateProblem | null;
  problemId: string;
  complaints: number;
  onChange(change: Partial<SearchDraft>): void;
};

const MONTHS = 12;
const LENGTH_WORDS = { weekend: "A weekend", week: "A week", month: "A month" } as const satisfies Record<StayLength, string>;
const LENGTHS = STAY_LENGTHS.map((value) => ({ value, label: LENGTH_WORDS[value] }));

const WAYS = [
  { way: "dates", label: "Dates" },
  { way: "flexible", label: "Flexible" },
  { way: "charter", label: "By the hour" },
] as const;

/** Dates on a calendar or typed, perhaps give or take some days; a kind of stay within a month; or a charter on a day. */
export function WhenPanel({ draft, today, problem, problemId, complaints, onChange }: WhenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState<(typeof WAYS)[number]["way"]>(isCharterDraft(draft) ? "charter" : draft.month ? "flexible" : "dates");
  const choose = (next: typeof way) => {
    setWay(next);
    if (next === "charter") onChange({ ...ANY_DATES, charter: "true" });
    else if (isCharterDraft(draft)) onChange(NO_CHARTER);
  };
  const isWide = useMedia("(min-width: 52rem)");
  const flexibility = <Choices legend="Flexibility" value={draft.flex} choices={FLEX_CHOICES} onChoose={(flex) => onChange({ flex })} />;
  // A bar in the middle of the screen leaves little room below it.
  useEffect(() => {
    if (matchMedia("(width >= 64rem)").matches) frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (complaints > 0) frame.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [complaints]);
  const months = [
    { value: "", label: "Any month" },
    ...monthsFrom(today, MONTHS).map((value) => ({ value, label: monthOfYear(`${value}-01`) })),
  ];
  return (
    <div ref={frame} className="grid scroll-mb-8 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="group" aria-label="How you choose" className="flex rounded-full bg-sand-deep p-1">
          {WAYS.map((each) => (
            <button
              key={each.way}
              type="button"
              aria-pressed={way === each.way}
              onClick={() => choose(each.way)}
              className="min-h-11 cursor-pointer rounded-full px-4 font-medium aria-pressed:bg-paper aria-pressed:shadow-float sm:px-5"
            >
              {each.label}
            </button>
          ))}
        </div>
        <div className={`min-w-0 max-sm:w-full sm:grow ${way === "dates" ? "" : "hidden"}`}>
          <TypedDates draft={draft} today={today} problem={problem} problemId={problemId} onChange={onChange} />
        </div>
      </div>
      {problem && (
        <p id={problemId} role="alert" className="font-medium text-brick">
          {problem.message}
        </p>
      )}
      <div className={`grid gap-4 ${way === "dates" ? "" : "hidden"}`}>
        {/* Months that follow each other are long; what else can be chosen stands before them. */}
        {!isWide && flexibility}
        {way === "dates" && <Calendar draft={draft} today={today} layout={isWide ? "beside" : "stacked"} onChange={onChange} />}
        {isWide && flexibility}
      </div>
      <div className={`grid gap-4 ${way === "flexible" ? "" : "hidden"}`}>
        <Choices
          legend="How long?"
          value={draft.length}
          choices={LENGTHS}
          onChoose={(length) => onChange({ length: length as StayLength })}
        />
        <Choices
          legend="When?"
          value={draft.month}
          choices={months}
          onChoose={(month) => onChange(month ? { month, checkIn: "", checkOut: "" } : { month })}
        />
      </div>
      {way === "charter" && <CharterFields draft={draft} today={today} problem={problem} problemId={problemId} onChange={onChange} />}
      {(draft.checkIn || draft.checkOut || draft.month || draft.day || draft.from || draft.until || draft.hours) && (
        <button
          type="button"
          onClick={() => onChange({ ...ANY_DATES, ...NO_CHARTER, charter: draft.charter })}
          className="link min-h-11 cursor-pointer justify-self-start"
        >
          Clear dates
        </button>
      )}
    </div>
  );
}

function TypedDates({ draft, today, problem, problemId, onChange }: Omit<WhenProps, "complaints">) {
  const id = useId();
  return (
    <div className="ml-auto grid w-full max-w-md grid-cols-2 divide-x divide-line-strong rounded-md border border-line-strong">
      {(["checkIn", "checkOut"] as const).map((name) => (
        <label key={name} htmlFor={`${id}-${name}`} className="grid min-w-0 cursor-text px-3 pt-1.5 pb-1">
          <span className="text-sm font-semibold">{name === "checkIn" ? "Check-in" : "Check-out"}</span>
          <input
            id={`${id}-${name}`}
            type="date"
            min={name === "checkIn" ? today : draft.checkIn || today}
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value, month: "" })}
            aria-invalid={problem?.field === name || undefined}
            aria-describedby={problem?.field === name ? problemId : undefined}
            className="date-typed numbers w-full min-w-0 bg-transparent aria-invalid:text-brick"
          />
        </label>
      ))}
    </div>
  );
}

function Calendar({ draft, today, layout, onChange }: Pick<WhenProps, "draft" | "today" | "onChange"> & { layout: "beside" | "stacked" }) {
  const [calendar] = useState({ today, minimumNights: 1, days: [] });
  return (
    <StayCalendar key={layout} calendar={calendar} layout={layout} stay={draft} onChange={(stay) => onChange({ ...stay, month: "" })} />
  );
}
