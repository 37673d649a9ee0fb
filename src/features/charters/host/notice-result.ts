import type { FormResult } from "../../../ui/forms/form-result.ts";

/** What was refused of the notice, at the field in which it is typed in hours. */
export function noticeInHours(result: FormResult | undefined): FormResult | undefined {
  if (!result?.fields?.["noticeMinutes"]) return result;
  return { ...result, fields: { ...result.fields, noticeHours: "Enter a whole number from 0 to 720." } };
}
