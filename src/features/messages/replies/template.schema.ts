import { Line, Prose } from "../../../platform/text.schema.ts";
import { LONGEST_MESSAGE } from "../message.rules.ts";
import { placeholderList, unknownPlaceholders } from "./placeholders.ts";

/** The name under which a host finds a text again. */
export const TemplateTitle = Line("Give it a name.").min(1, "Give it a name.").max(80, "Keep it to 80 characters.");

/** A message with placeholders. */
export const TemplateText = Prose("Write a message.")
  .min(1, "Write a message.")
  .max(LONGEST_MESSAGE, `Keep it to ${LONGEST_MESSAGE.toLocaleString("en-US")} characters.`)
  .refine((text) => unknownPlaceholders(text).length === 0, {
    error: ({ input }) => `We can't fill in ${unknownPlaceholders(String(input)).join(", ")}. Use one of these: ${placeholderList}.`,
  });
