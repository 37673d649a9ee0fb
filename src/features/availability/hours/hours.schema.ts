import { z } from "zod";

const LONGEST_TURNAROUND = 1440;
const LONGEST_NOTICE = 43_200;
const MINUTES = 60;

const whole = (most: number) => {
  const message = `Enter a whole number from 0 to ${most.toLocaleString("en-US")}.`;
  return z.coerce.number(message).int(message).min(0, message).max(most, message);
};
/** An empty field is no 0. */
const typed = (most: number) => z.preprocess((value) => (value === "" ? undefined : value), whole(most));

/** How a boat sells hours: what it needs after every use, how early it is booked at the latest, and whether nights can be booked as well. */
export const HoursInput = z.object({
  turnaroundMinutes: whole(LONGEST_TURNAROUND),
  noticeMinutes: whole(LONGEST_NOTICE),
  sellsNights: z.boolean("must be true or false").default(true),
});
export type HoursInput = z.infer<typeof HoursInput>;

/** For a boat whose host hasn't said. */
export const USUAL_HOURS = { turnaroundMinutes: 60, noticeMinutes: 720 } as const;

/** The same as a form sends it, with the notice in hours. */
export const TypedHours = z
  .object({
    turnaroundMinutes: typed(LONGEST_TURNAROUND),
    noticeHours: typed(LONGEST_NOTICE / MINUTES),
    sellsNights: z.string().optional(),
  })
  .transform(({ turnaroundMinutes, noticeHours, sellsNights }): HoursInput => ({
    turnaroundMinutes,
    noticeMinutes: noticeHours * MINUTES,
    sellsNights: sellsNights === "on",
  }));
