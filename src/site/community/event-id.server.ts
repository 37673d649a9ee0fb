import { EventPath } from "../../features/events/index.ts";
import { eventError } from "../../features/events/index.server.ts";

/** The event id in the address; a malformed one is not found. */
export function eventIdOf(params: Record<string, string | undefined>): string {
  const path = EventPath.safeParse(params);
  if (!path.success) throw eventError("event_not_found");
  return path.data.eventId;
}
