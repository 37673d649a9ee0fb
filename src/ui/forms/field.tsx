import { Minus, Plus } from "../icons/index.ts";
import { type ComponentProps, createContext, type ReactNode, use, useId, useRef } from "react";
import { CONTROL } from "./control.ts";
import { fieldMessage, type FormResult } from "./form-result.ts";
import { useTypedEarly } from "./use-typed-early.ts";

export { CONTROL };

/** What a form says beside the labels of its fields, by name: where a value comes from, or that it needs a look. */
export const FieldMarks = createContext<Record<string, ReactNode>>({});

type FieldProps = { label: string; hint?: ReactNode; result?: FormResult; name: string; /** For links to it. */ id?: string };

/** Ids and ARIA attributes that connect a control with its label, hint and error. */
function useField({ id: given, name, hint, result }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const error = fieldMessage(result, name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const mark = use(FieldMarks)[name];
  return { id, error, mark, controlProps: { id, name, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined } };
}

type FrameProps = Pick<FieldProps, "label" | "hint"> & { id: string; error?: string; mark?: ReactNode; children: ReactNode };

function FieldFrame({ id, label, hint, error, mark, children }: FrameProps) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="min-w-0 font-semibold wrap-anywhere">
          {label}
        </label>
        {mark}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ defaultValue, className = "", ...given }: FieldProps & ComponentProps<"input">) {
  const { label, hint, result, name, id: _id, ...rest } = given;
  const { id, error, mark, controlProps } = useField(given);
  useTypedEarly(id, rest.onChange);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark}>
      <input className={`${CONTROL} ${className}`} defaultValue={result?.values?.[name] ?? defaultValue} {...rest} {...controlProps} />
    </FieldFrame>
  );
}

/** A number, typed, or changed by one with the buttons at its sides. With the keyboard, its arrow keys do that. */
export function NumberField({ label, hint, result, name, defaultValue, ...rest }: FieldProps & ComponentProps<"input">) {
  const { id, error, mark, controlProps } = useField({ label, hint, result, name });
  const field = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    if (by > 0) field.current?.stepUp();
    else field.current?.stepDown();
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark}>
      <div className="flex items-center gap-1.5">
        <StepButton onClick={() => step(-1)}>
          <Minus aria-hidden className="size-4" />
        </StepButton>
        <input
          ref={field}
          type="number"
          inputMode="decimal"
          className={`${CONTROL} number-typed numbers text-center`}
          defaultValue={result?.values?.[name] ?? defaultValue}
          {...rest}
          {...controlProps}
        />
        <StepButton onClick={() => step(1)}>
          <Plus aria-hidden className="size-4" />
        </StepButton>
      </div>
    </FieldFrame>
  );
}

const StepButton = ({ onClick, children }: { onClick(): void; children: ReactNode }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden
    onClick={onClick}
    className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-mid bg-paper hover:border-ink without-script:hidden"
  >
    {children}
  </button>
);

export function TextArea({ defaultValue, className = "", ...given }: FieldProps & ComponentProps<"textarea">) {
  const { label, hint, result, name, id: _id, ...rest } = given;
  const { id, error, mark, controlProps } = useField(given);
  useTypedEarly(id, rest.onChange);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark}>
      <textarea
        className={`${CONTROL} ${className}`}
        rows={5}
        defaultValue={result?.values?.[name] ?? defaultValue}
        {...rest}
        {...controlProps}
      />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  result,
  name,
  options,
  ...rest
}: FieldProps & ComponentProps<"select"> & { options: readonly { value: string; label: string }[] }) {
  const { id, error, mark, controlProps } = useField({ label, hint, result, name });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark}>
      <select className={CONTROL} {...rest} {...controlProps}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function Checkbox({ label, hint, name, ...rest }: { label: string; hint?: string; name: string } & ComponentProps<"input">) {
  const id = useId();
  useTypedEarly(id, rest.onChange);
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={hint && `${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-sea"
        {...rest}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
