import { CHARTER_LENGTHS } from "../query/charter-when.ts";
import type { DateProblem } from "../query/when.rules.ts";
import { FLEX_CHOICES, type SearchDraft } from "./search-draft.ts";

type Props = { draft: SearchDraft; today: string; problem: DateProblem | null; problemId: string };

const PARTY = ["adults", "children", "infants", "pets"] as const;

/** What the form sends of the draft. Without scripts, plain fields after these take their place: of two values the last one counts. */
export function DraftInputs(props: Props) {
  const { length, ...draft } = props.draft;
  const values = { ...draft, length: draft.month && length };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value || ""} />
      ))}
      {/* No browser with scripts reads it, so none has to load it. */}
      <noscript>{import.meta.env.SSR ? <PlainFields {...props} /> : null}</noscript>
    </>
  );
}

function PlainFields({ draft, today, problem, problemId }: Props) {
  return (
    <div className="plain-fields">
      {(["checkIn", "checkOut"] as const).map((name) => (
        <label key={name}>
          {name === "checkIn" ? "Check-in" : "Check-out"}
          <input
            type="date"
            name={name}
            min={today}
            defaultValue={draft[name]}
            aria-invalid={problem?.field === name || undefined}
            aria-describedby={problem?.field === name ? problemId : undefined}
          />
        </label>
      ))}
      <label>
        Flexibility
        <select name="flex" defaultValue={draft.flex}>
          {FLEX_CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Or a charter on
        <input type="date" name="day" min={today} defaultValue={draft.day} aria-invalid={problem?.field === "day" || undefined} />
      </label>
      <label>
        For about
        <select name="hours" defaultValue={draft.hours}>
          {CHARTER_LENGTHS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {/* Who types dates means them, not the month from before. */}
      <input type="hidden" name="month" value="" />
      {PARTY.map((name) => (
        <label key={name} className="plain-number">
          {name}
          <input type="number" name={name} min={0} max={50} inputMode="numeric" defaultValue={draft[name] || ""} placeholder="0" />
        </label>
      ))}
    </div>
  );
}
