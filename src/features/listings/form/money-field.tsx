import { useState } from "react";
import { TextField } from "../../../ui/field.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { centsOf, dollarsOf } from "./money-text.ts";

type Props = { label: string; name: string; cents: string | undefined; result: FormResult | undefined; hint?: string };

/** Typed in dollars, sent in cents. */
export function MoneyField({ label, name, cents, result, hint }: Props) {
  const [text, setText] = useState(dollarsOf(cents ?? ""));
  return (
    <>
      <TextField
        label={label}
        // The name that a refusal calls it by; the cents beside it are what counts.
        name={name}
        form=""
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={text}
        onChange={(event) => setText(event.target.value)}
        hint={hint}
        result={result}
      />
      <input type="hidden" name={name} value={centsOf(text)} />
    </>
  );
}
