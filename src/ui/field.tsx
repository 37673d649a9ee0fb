import { type ComponentProps, type ReactNode, useId } from "react";
import type { FormResult } from "./form-result.ts";

export const CONTROL =
  "w-full min-w-0 min-h-11 rounded-md border border-line-strong bg-paper px-3.5 py-2 text-ink placeholder:text-muted transition-colors duration-150 hover:border-ink aria-invalid:border-brick";

type FieldProps = { label: string; hint?: ReactNode; result?: FormResult; name: string };

/** Ids and ARIA attributes that connect a control with its label, hint and error. */
function useField({ name, hint, result }: FieldProps) {
  const id = useId();
  const error = result?.ok === false ? result.fields?.[name] : undefined;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return { id, error, controlProps: { id, name, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined } };
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
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

export function TextField({ label, hint, result, name, defaultValue, className = "", ...rest }: FieldProps & ComponentProps<"input">) {
  const { id, error, controlProps } = useField({ label, hint, result, name });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input className={`${CONTROL} ${className}`} defaultValue={result?.values?.[name] ?? defaultValue} {...rest} {...controlProps} />
    </FieldFrame>
  );
}

export function TextArea({ label, hint, result, name, defaultValue, className = "", ...rest }: FieldProps & ComponentProps<"textarea">) {
  const { id, error, controlProps } = useField({ label, hint, result, name });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
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
  const { id, error, controlProps } = useField({ label, hint, result, name });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
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
