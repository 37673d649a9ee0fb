import type { z } from "zod";

/** The first message of each wrong field, as forms and the API show them. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    messages[issue.path.join(".") || "form"] ??= issue.message;
  }
  return messages;
}
