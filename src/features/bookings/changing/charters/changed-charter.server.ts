import type { BookedCharter } from "../../../charters/index.ts";
import { charterOf } from "../../charters/charter-of.server.ts";
import { beginOf, type ChangedCharter, endOf } from "../change.rules.ts";

type Booked = { timeZone: string; checkInTime: string; checkOutTime: string };
type Changed = ChangedCharter & { checkIn: string; checkOut: string };

/** What a booking has instead of nights once it is changed so; null where it has nights. */
export const changedCharter = (booked: Booked, changed: Changed): BookedCharter | null =>
  charterOf({
    ...changed,
    timeZone: booked.timeZone,
    checkInTime: changed.checkInTime ?? booked.checkInTime,
    checkOutTime: changed.checkOutTime ?? booked.checkOutTime,
    beginsAt: beginOf(booked, changed),
    endsAt: endOf(booked, changed),
  });
