import { Eye, EyeOff } from "../../../ui/icons/index.ts";
import { type ComponentProps, useId, useState } from "react";
import { CONTROL } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { PASSWORD_LENGTH, type Strength } from "./password.rules.ts";

type Props = { label: string; name: string; result?: FormResult; autoComplete: "current-password" | "new-password" };

/** A password field that can show what is typed. */
export function PasswordField({ label, name, result, children, ...rest }: Props & ComponentProps<"input">) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const error = result?.ok === false ? result.fields?.[name] : undefined;
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          required
          maxLength={PASSWORD_LENGTH.max}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={`${CONTROL} pr-12`}
          {...rest}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          className="absolute inset-y-0 right-0 inline-flex w-11 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">Show {label.toLowerCase()}</span>
        </button>
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

const METER = ["bg-brick", "bg-brick", "bg-ember", "bg-sea", "bg-moss"] as const;

/** A new password and its strength, which is computed in the browser: nothing is sent until the form is. */
export function NewPasswordField({ label = "Password", name, result }: { label?: string; name: string; result?: FormResult }) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const judge = async (password: string) => {
    if (!password) return setStrength(null);
    const { strengthOf } = await import("./password-strength.ts");
    setStrength(strengthOf(password));
  };
  return (
    <PasswordField
      label={label}
      name={name}
      result={result}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.min}
      onChange={(event) => void judge(event.target.value)}
    >
      <div className="h-1.5 overflow-hidden rounded-full bg-line">
        {strength && (
          <div className={`h-full rounded-full transition-[width] duration-200 ${METER[strength.score]} strength-${strength.score}`} />
        )}
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {strength ? `Strength: ${strength.label}` : `At least ${PASSWORD_LENGTH.min} characters`}
      </p>
    </PasswordField>
  );
}
