import { DeparturePath } from "../../../features/bookings/index.ts";
import { departureError } from "../../../features/bookings/index.server.ts";

/** The id in the address, or "Departure not found". */
export function departureIdOf(params: Record<string, string | undefined>): string {
  const path = DeparturePath.safeParse(params);
  if (!path.success) throw departureError("departure_not_found");
  return path.data.departureId;
}
