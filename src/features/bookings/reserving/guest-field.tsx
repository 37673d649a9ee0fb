import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { GUESTS } from "./stay-draft.ts";

type Props = { value: string; capacity: number; error: string | null; onChange(value: string): void };

/** The number of guests, typed or changed with buttons. */
export function GuestField({ value, capacity, error, onChange }: Props) {
  const id = useId();
  const count = Number(value) || 1;
  const step = (by: number) => onChange(String(Math.min(capacity, Math.max(1, count + by))));
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="font-semibold">
            Guests
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {capacity === 1 ? "1 guest maximum" : `Up to ${capacity} guests`}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Step label="Remove a guest" disabled={count <= 1} onClick={() => step(-1)}>
            <Minus aria-hidden className="size-4" />
          </Step>
          <input
            id={id}
            type="number"
            name="guests"
            inputMode="numeric"
            required
            min={1}
            max={capacity}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => GUESTS.test(value) || onChange("1")}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            className="number-typed numbers h-11 w-12 rounded-md bg-transparent noscript:border noscript:border-line-strong text-center text-lg font-medium aria-invalid:text-brick"
          />
          <Step label="Add a guest" disabled={count >= capacity} onClick={() => step(1)}>
            <Plus aria-hidden className="size-4" />
          </Step>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

function Step({ label, disabled, onClick, children }: { label: string; disabled: boolean; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
      className="inline-flex size-11 cursor-pointer noscript:hidden items-center justify-center rounded-full border border-line-strong bg-paper hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
