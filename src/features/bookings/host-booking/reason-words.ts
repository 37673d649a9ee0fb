import { type HostCancelReason, REASON_WORDS } from "./details.rules.ts";

/** In a sentence: "damage or repairs". */
export const reasonInWords = (reason: HostCancelReason): string => REASON_WORDS[reason].replace(/^./, (letter) => letter.toLowerCase());
