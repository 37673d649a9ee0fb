import { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Ctx } from "../../platform/context.server.ts";
import { calendarText, openCalendarFile } from "../../platform/documents/calendar-file.server.ts";
import type { DocumentFile } from "../../platform/documents/document-file.ts";
import { localTime, zoneComponent } from "../../platform/documents/zone-component.ts";
import { eventError } from "./event.errors.ts";
import { type EventRow, findEvent } from "./event.queries.server.ts";
import { eventViews } from "./event.view.server.ts";

/** The event for anybody's calendar, with the online link for those who have a place; a draft is not there. */
export async function makeEventCalendarFile(ctx: Ctx, eventId: string): Promise<DocumentFile> {
  const event = await findEvent(ctx, eventId);
  if (!event || event.status === "draft") throw eventError("event_not_found");
  const [view] = await eventViews(ctx, [event]);
  const content = eventCalendarText(ctx, event, view?.onlineLink ?? null);
  return { name: `${event.id}.ics`, contentType: "text/calendar; charset=utf-8", content };
}

/** One event at the clocks of its place. Its identity lasts, its sequence rises with every change, and it takes itself back when it is cancelled. */
export function eventCalendarText({ config }: Pick<Ctx, "config">, event: EventRow, onlineLink: string | null): string {
  const { appOrigin: origin, brandName: brand } = config;
  const isCancelled = event.status === "cancelled";
  const calendar = openCalendarFile(brand, "events", isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  // Named by the event alone: the library would write a calendar's zone after the components, where no property may stand.
  calendar.timezone({ name: null, generator: () => zoneComponent(event.timeZone, event.startsAt, event.endsAt) });
  calendar
    .createEvent({
      id: `event-${event.id}@${new URL(origin).hostname}`,
      stamp: event.updatedAt,
      // The library takes a time without a zone for one of the zone that it is given.
      start: localTime(event.timeZone, event.startsAt),
      end: localTime(event.timeZone, event.endsAt),
      timezone: event.timeZone,
      summary: event.title,
    })
    .sequence(event.sequence)
    .description(onlineLink ? `Join online: ${onlineLink}\n\n${event.description}` : event.description)
    .location(onlineLink ?? event.place)
    .status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
    .url(`${origin}/events/${event.id}`);
  return calendarText(calendar);
}
