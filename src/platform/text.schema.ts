import { z } from "zod";

const isLine = (text: string) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
const isProse = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\n\t]/g, " "));

/** Text of one line, as every name, title and place is: trimmed, without line breaks or other control characters. */
export const Line = (missing?: string) => z.string(missing).trim().refine(isLine, "Keep this on one line, without hidden characters.");

/** Text of several lines: trimmed, without control characters but line breaks and tabs. */
export const Prose = (missing?: string) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n"))
    .trim()
    .refine(isProse, "Remove the hidden characters.");
