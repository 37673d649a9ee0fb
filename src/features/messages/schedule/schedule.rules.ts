import { DAY_MS } from "../../../platform/clock.ts";
import { addDays, instantAt } from "../../availability/index.ts";

export const SCHEDULE_EVENTS = ["booked", "before_arrival", "arrival_day", "after_check_out"] as const;
export type ScheduleEvent = (typeof SCHEDULE_EVENTS)[number];

export const DAYS_BEFORE_ARRIVAL = 3;
const LATEST_MS = DAY_MS;

export type StayTimes = { checkIn: string; checkOut: string; timeZone: string; beginsAt: Date; endsAt: Date; createdAt: Date };

/** When the message is due for a stay, by the clocks at the listing. After check-out, it is the first such time once the stay is over. */
export function dueAt({ event, time }: { event: ScheduleEvent; time: string }, stay: StayTimes): Date {
  const at = (day: string) => instantAt(stay.timeZone, day, time);
  switch (event) {
    case "booked":
      return stay.createdAt;
    case "before_arrival":
      return at(addDays(stay.checkIn, -DAYS_BEFORE_ARRIVAL));
    case "arrival_day":
      return at(stay.checkIn);
    case "after_check_out": {
      const due = at(stay.checkOut);
      return due < stay.endsAt ? at(addDays(stay.checkOut, 1)) : due;
    }
  }
}

export type Scheduled = { event: ScheduleEvent; time: string; listingId: string | null; updatedAt: Date };

/** Whether the message goes out for this stay now. One that is more than a day late is passed over; what was due before it was set up is not for it. */
export function judgeDue(message: Scheduled, stay: StayTimes & { listingId: string }, now: Date): "send" | "pass over" | "wait" | "never" {
  const due = dueAt(message, stay);
  if (message.listingId !== null && message.listingId !== stay.listingId) return "never";
  if (due < message.updatedAt || stay.beginsAt < message.updatedAt) return "never";
  if (due > now) return "wait";
  return now.getTime() - due.getTime() > LATEST_MS ? "pass over" : "send";
}
