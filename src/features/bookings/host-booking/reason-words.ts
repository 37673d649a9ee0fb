import { type HostCancelReason, reasonWords } from "./details.rules.ts";

/** In a sentence: "damage or repairs". */
export const reasonInWords = (reason: HostCancelReason, charter: object | null): string =>
  reasonWords(reason, charter).replace(/^./, (letter) => letter.toLowerCase());
