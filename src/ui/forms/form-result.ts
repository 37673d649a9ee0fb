/** What a form's action returns when it doesn't redirect. */
export type FormResult<T = unknown> = {
  /** Which of the page's forms was submitted. */
  intent: string;
  ok: boolean;
  /** The error code, for a form that does more than show the message. */
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  /** What was typed, to be shown again; never passwords. */
  values?: Record<string, string>;
  /** The idempotency key for the next attempt after a refusal. */
  formKey?: string;
  data?: T;
};

/** What a refused form says of this field. An item of a list is named by its line. */
export function fieldMessage(result: FormResult | undefined, name: string): string | undefined {
  if (!result || result.ok || !result.fields) return undefined;
  const whole = result.fields[name];
  if (whole) return whole;
  const item = Object.entries(result.fields).find(([path]) => path.startsWith(`${name}.`));
  if (!item) return undefined;
  const [path, message] = item;
  const line = Number(path.slice(name.length + 1));
  return Number.isInteger(line) ? `Line ${line + 1}: ${message}` : message;
}

/** The result if it belongs to this form. */
export const resultFor = <T>(result: FormResult<T> | undefined, intent: string): FormResult<T> | undefined =>
  result?.intent === intent ? result : undefined;
