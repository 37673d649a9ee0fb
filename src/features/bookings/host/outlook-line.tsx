import { countOf } from "../../../platform/words/counts.ts";
import { shortMonthDay } from "../../../platform/words/day-words.ts";
import { type Outlook, OUTLOOK_DAYS } from "./outlook.rules.ts";

/** Who is at a listing, who comes next and how full it is, in a line. */
export function OutlookLine({ outlook: { leavesOn, nextCheckIn, bookedNights, nextTrip, trips } }: { outlook: Outlook }) {
  const facts = [
    leavesOn && `Occupied until ${shortMonthDay(leavesOn)}`,
    nextCheckIn && `Next check-in ${shortMonthDay(nextCheckIn)}`,
    nextTrip && `Next trip ${shortMonthDay(nextTrip)}`,
    trips > 0 && `${countOf(trips, "trip")} in the next ${OUTLOOK_DAYS} days`,
    bookedNights > 0 && `${bookedNights} of the next ${OUTLOOK_DAYS} nights booked`,
    trips + bookedNights === 0 && `No bookings in the next ${OUTLOOK_DAYS} days`,
  ];
  return <p className="numbers text-muted">{facts.filter(Boolean).join(" · ")}</p>;
}
