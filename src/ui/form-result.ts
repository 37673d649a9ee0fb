/** What a form's action answers with when it does not lead elsewhere. */
export type FormResult<T = unknown> = {
  /** Which of the page's forms was sent. */
  intent: string;
  ok: boolean;
  /** Why it was refused, for a form that does more than say so. */
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  /** What was typed, to be shown again; never passwords. */
  values?: Record<string, string>;
  /** The idempotency key for the next attempt after a refusal. */
  formKey?: string;
  data?: T;
};

/** The result if it belongs to this form. */
export const resultFor = <T>(result: FormResult<T> | undefined, intent: string): FormResult<T> | undefined =>
  result?.intent === intent ? result : undefined;
