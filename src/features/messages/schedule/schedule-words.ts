import type { Formats } from "../../../platform/words/formats.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import type { ScheduleEvent } from "./schedule.rules.ts";

export const SCHEDULE_WORDS: Record<ScheduleEvent, string> = {
  booked: "As soon as a guest books",
  before_arrival: "3 days before check-in",
  arrival_day: "On the day of check-in",
  after_check_out: "After check-out",
};

/** "On the day of check-in at 9:00 AM" */
export const scheduleInWords = ({ event, time }: { event: ScheduleEvent; time: string }, formats: Formats): string =>
  event === "booked" ? SCHEDULE_WORDS.booked : `${SCHEDULE_WORDS[event]} at ${timeInWords(time, formats)}`;
