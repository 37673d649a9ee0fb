import { countOf, stayInWords } from "../../availability/index.ts";
import type { ThreadSummary } from "../message.schema.ts";

const PHASE_WORDS: Record<ThreadSummary["phase"], string> = {
  question: "Question",
  upcoming: "Upcoming stay",
  current: "Current stay",
  past: "Past stay",
  cancelled: "Cancelled",
};

export const phaseInWords = ({ phase }: ThreadSummary): string => PHASE_WORDS[phase];

/** When and for how many, where that is known. */
export function datesInWords({ checkIn, checkOut, guests }: ThreadSummary): string {
  const stay = checkIn && checkOut ? stayInWords({ checkIn, checkOut }) : "";
  return [stay, guests && countOf(guests, "guest")].filter(Boolean).join(" · ");
}
