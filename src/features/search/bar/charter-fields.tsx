import { useId } from "react";
import { CHARTER_LENGTHS } from "../query/charter-when.ts";
import type { DateProblem } from "../query/when.rules.ts";
import { Choices } from "./choices.tsx";
import type { SearchDraft } from "./search-draft.ts";

type Props = {
  draft: SearchDraft;
  today: string;
  problem: DateProblem | null;
  problemId: string;
  onChange(change: Partial<SearchDraft>): void;
};

const BOX = "grid min-w-0 cursor-text rounded-md border border-line-strong px-3 pt-1.5 pb-1";

/** A day, about how long, and from when to when at the marina. */
export function CharterFields({ draft, today, problem, problemId, onChange }: Props) {
  const id = useId();
  const field = (name: "day" | "from" | "until", label: string) => (
    <label htmlFor={`${id}-${name}`} className={BOX}>
      <span className="text-sm font-semibold">{label}</span>
      <input
        id={`${id}-${name}`}
        type={name === "day" ? "date" : "time"}
        min={name === "day" ? today : undefined}
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        aria-invalid={problem?.field === name || undefined}
        aria-describedby={problem?.field === name ? problemId : undefined}
        className="date-typed numbers w-full min-w-0 bg-transparent aria-invalid:text-brick"
      />
    </label>
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-3">
        {field("day", "Day")}
        {field("from", "Not before")}
        {field("until", "Back by")}
      </div>
      <Choices legend="For about" value={draft.hours} choices={CHARTER_LENGTHS} onChoose={(hours) => onChange({ hours })} />
      <p className="text-sm text-muted">Boats by the hour, day or week. Times are at the marina.</p>
    </div>
  );
}
