import { hoursOfRow } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import type { BookingRow } from "../booking.queries.server.ts";

export type CharterColumns = Pick<
  BookingRow,
  | "packageId"
  | "packageName"
  | "crew"
  | "seats"
  | "checkInTime"
  | "checkOutTime"
  | "timeZone"
  | "beginsAt"
  | "endsAt"
  | "beginsPlace"
  | "endsPlace"
> & { departureId?: string | null };

/** What a booking or a checkout has instead of nights; null where it has nights. */
export function charterOf(row: CharterColumns): BookedCharter | null {
  const { packageId, packageName, crew, beginsPlace, endsPlace } = row;
  if (packageId === null || packageName === null || crew === null) return null;
  const seats = row.seats === 0 ? null : row.seats;
  return { packageId, packageName, crew, seats, departureId: row.departureId ?? null, ...hoursOfRow(row), beginsPlace, endsPlace };
}
