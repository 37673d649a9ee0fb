import type { FormResult } from "./form-result.ts";

/** Makes a form count once, however often it is sent. A refused form gets a new key, so that it can be corrected and sent again. */
export function FormKey({ name = "key", value, result }: { name?: string; value: string; result: FormResult | undefined }) {
  return <input type="hidden" name={name} value={renewedKey(value, result)} />;
}

export const renewedKey = <K extends string | null>(key: K, result: FormResult | undefined): K | string =>
  result?.ok === false && result.formKey ? result.formKey : key;
