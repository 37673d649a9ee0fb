import { useState } from "react";
import { centsOf, dollarsOf } from "../../../../platform/words/dollars.ts";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";

type Props = { label: string; name: string; cents: string | undefined; result: FormResult | undefined; hint?: string };

/** Typed in dollars, sent in cents. */
export function MoneyField({ label, name, cents, result, hint }: Props) {
  const [text, setText] = useState(typedOf(cents ?? ""));
  return (
    <>
      <TextField
        label={label}
        // Errors refer to it by this name; the hidden field with the cents is what counts.
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
      <input type="hidden" name={name} value={sentOf(text)} />
    </>
  );
}

const typedOf = (sent: string) => (/^\d+$/.test(sent) ? dollarsOf(Number(sent)) : sent);

/** The cents of an amount. Anything else is sent as typed, so that the server refuses it, with a mark where it could pass for cents. */
export function sentOf(typed: string): string {
  const text = typed.trim();
  return String(centsOf(text) ?? (text === "" || Number.isNaN(Number(text)) ? text : `$${text}`));
}
