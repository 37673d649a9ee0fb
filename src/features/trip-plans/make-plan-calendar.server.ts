import { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { addHours, addNights, calendarText, openCalendarFile } from "../../platform/documents/calendar-file.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import type { DocumentFile } from "../../platform/documents/document-file.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { addressLine, charterWords } from "../bookings/index.ts";
import { plannedStays, type PlannedStay } from "../bookings/index.server.ts";
import { bookingsOfPlan, findPlan } from "./plan.queries.server.ts";
import { tripPlanPolicy } from "./trip-plan.policy.ts";

/** All of a trip as one calendar file, for its owner and companions. Its events are those of the bookings' own files. */
export async function makePlanCalendar(ctx: Ctx, planId: string): Promise<DocumentFile> {
  const plan = await admit(ctx, tripPlanPolicy, "read", () => findPlan(ctx, planId));
  const stays = await plannedStays(ctx, await bookingsOfPlan(ctx, planId));
  const { brandName, appOrigin } = ctx.config;
  const calendar = openCalendarFile(brandName, "trips", ICalCalendarMethod.PUBLISH);
  for (const stay of stays) {
    const { id, checkIn: firstNight, checkOut: endNight, beginsAt, endsAt, changedAt, charter, location, phase } = stay;
    const shared = { id, origin: appOrigin, changedAt, summary: titleOf(stay) };
    const event = charter ? addHours(calendar, { ...shared, beginsAt, endsAt }) : addNights(calendar, { ...shared, firstNight, endNight });
    event
      .sequence(stay.changes)
      .description(notesOf(stay))
      .status(phase === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
      .url(`${appOrigin}/trip-plans/${plan.id}`);
    if (location) event.location(addressLine(location));
  }
  return { name: "trip.ics", contentType: "text/calendar; charset=utf-8", content: calendarText(calendar) };
}

const titleOf = ({ charter, listing }: PlannedStay): string =>
  charter ? `${charter.packageName} on ${listing.title}` : `Stay at ${listing.title}`;

const notesOf = ({ charter, checkInTime, checkOutTime, hostName }: PlannedStay): string =>
  [
    charter ? charterWords(charter) : `Check-in after ${timeInWords(checkInTime)}, check-out before ${timeInWords(checkOutTime)}`,
    `Host: ${hostName}`,
  ].join("\n");
