import { useId } from "react";
import type { StayDraft } from "./stay-draft.ts";

type Props = {
  draft: StayDraft;
  today: string;
  error: { field: "checkIn" | "checkOut"; message: string } | null;
  onChange(part: Partial<StayDraft>): void;
  /** Called when a field is pressed. */
  onPoint?(): void;
};

/** Check-in and check-out, to be typed. */
export function DateFields({ draft, today, error, onChange, onPoint }: Props) {
  const id = useId();
  return (
    <div role="group" aria-label="Dates" className="grid gap-1.5">
      <div className="rounded-md border border-line-strong bg-paper">
        <div className="grid grid-cols-2 divide-x divide-line-strong">
          {(["checkIn", "checkOut"] as const).map((name) => (
            <label key={name} className="grid min-w-0 cursor-text gap-0.5 px-3.5 pt-2.5 pb-2">
              <span className="text-sm font-semibold">{name === "checkIn" ? "Check-in" : "Check-out"}</span>
              <input
                type="date"
                name={name}
                required
                min={name === "checkIn" ? today : draft.checkIn || today}
                value={draft[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
                onClick={(event) => {
                  event.preventDefault();
                  onPoint?.();
                }}
                aria-invalid={error?.field === name || undefined}
                aria-describedby={error?.field === name ? `${id}-error` : undefined}
                className="date-typed numbers w-full min-w-0 bg-transparent aria-invalid:text-brick"
              />
            </label>
          ))}
        </div>
        {(draft.checkIn || draft.checkOut) && (
          <div className="flex justify-end border-t border-line-strong noscript:hidden">
            <button
              type="button"
              onClick={() => onChange({ checkIn: "", checkOut: "" })}
              className="min-h-11 cursor-pointer rounded-b-md px-3.5 text-sm text-muted underline underline-offset-3 hover:text-ink"
            >
              Clear dates
            </button>
          </div>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-brick">
          {error.message}
        </p>
      )}
    </div>
  );
}
