import type { CalendarClash, ClashingBooking } from "../../calendar-sync/index.ts";

/** A stay on another site and a booking here, on the same nights. */
export type HostClash = CalendarClash & { booking: ClashingBooking };
