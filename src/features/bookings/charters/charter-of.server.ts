import { hoursOfRow } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import type { BookingRow } from "../booking.queries.server.ts";

export type CharterColumns = Pick<
  BookingRow,
  | "packageId"
  | "packageName"
  | "crew"
  | "departureId"
  | "seats"
  | "checkInTime"
  | "checkOutTime"
  | "timeZone"
  | "beginsAt"
  | "endsAt"
  | "beginsPlace"
  | "endsPlace"
>;

/** What a booking or a checkout has instead of nights; null where it has nights. */
export function charterOf(row: CharterColumns): BookedCharter | null {
  const { packageId, packageName, crew, departureId, beginsPlace, endsPlace } = row;
  if (packageId === null || packageName === null || crew === null) return null;
  const seats = departureId === null ? null : row.seats;
  return { packageId, packageName, crew, seats, departureId, ...hoursOfRow(row), beginsPlace, endsPlace };
}
