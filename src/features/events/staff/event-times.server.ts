import { localTime } from "../../../platform/documents/zone-component.ts";
import { instantAt } from "../../availability/index.ts";
import { eventError } from "../event.errors.ts";
import type { EventRow } from "../event.queries.server.ts";
import type { EventInput } from "../event.schema.ts";

/** The typed event as its row has it. Refuses one that ends before it begins. */
export function rowOf({ startDay, startTime, endDay, endTime, feeCents, ...event }: EventInput) {
  const startsAt = instantAt(event.timeZone, startDay, startTime);
  const endsAt = instantAt(event.timeZone, endDay, endTime);
  if (endsAt <= startsAt) throw eventError("event_ends_before_start", { fields: { endTime: "The event must end after it starts." } });
  return { ...event, startsAt, endsAt, fee: feeCents };
}

/** The row as staff typed it. */
export function formOf(row: EventRow): EventInput {
  const [start, end] = [localTime(row.timeZone, row.startsAt), localTime(row.timeZone, row.endsAt)];
  const { title, description, type, place, onlineLink, timeZone, capacity, fee } = row;
  return {
    title,
    description,
    type,
    place,
    onlineLink,
    startDay: start.slice(0, 10),
    startTime: start.slice(11, 16),
    endDay: end.slice(0, 10),
    endTime: end.slice(11, 16),
    timeZone,
    capacity,
    feeCents: fee,
  };
}
