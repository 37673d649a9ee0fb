import { Minus, Plus } from "../icons/index.ts";
import { type ChangeEvent, type ReactNode, useId } from "react";
import { useTypedEarly } from "./use-typed-early.ts";

type Props = {
  /** The name under which a form sends it, if it does. */
  name?: string | undefined;
  label: string;
  hint: string;
  count: number;
  least?: number;
  most: number;
  /** What the buttons are called. */
  fewer: string;
  more: string;
  onChange(count: number): void;
};

/** A small number, typed or changed with buttons. */
export function CounterField({ name, label, hint, count, least = 0, most, fewer, more, onChange }: Props) {
  const id = useId();
  const within = (wanted: number) => Math.min(most, Math.max(least, wanted));
  const onType = (event: ChangeEvent<HTMLInputElement>) => onChange(within(Math.trunc(Number(event.target.value)) || 0));
  useTypedEarly(id, onType);
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Step label={fewer} disabled={count <= least} onClick={() => onChange(within(count - 1))}>
          <Minus aria-hidden className="size-4" />
        </Step>
        <input
          id={id}
          type="number"
          name={name}
          inputMode="numeric"
          min={least}
          max={Math.max(most, count)}
          value={count || ""}
          placeholder="0"
          onFocus={(event) => event.target.select()}
          onChange={onType}
          aria-describedby={`${id}-hint`}
          className="number-typed numbers h-11 w-11 rounded-md bg-transparent text-center text-lg font-medium placeholder:text-ink noscript:border noscript:border-line-strong"
        />
        <Step label={more} disabled={count >= most} onClick={() => onChange(within(count + 1))}>
          <Plus aria-hidden className="size-4" />
        </Step>
      </div>
    </div>
  );
}

function Step({ label, disabled, onClick, children }: { label: string; disabled: boolean; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-line-mid bg-paper hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted noscript:hidden"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
